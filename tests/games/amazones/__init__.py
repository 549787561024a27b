"""Tests of Amazones."""
