"""`python -m tepui.cli` is the command."""

from tepui.cli import main

main()
