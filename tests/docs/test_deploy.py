"""What is deployed is pinned and shut in: container, service, lock files, versions."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

import tepui

ROOT = Path(__file__).parents[2]


def test_the_container_is_pinned() -> None:
    text = (ROOT / "Containerfile").read_text("utf-8")
    assert re.search(r"^ARG PYTHON=\S+@sha256:[0-9a-f]{64}$", text, re.MULTILINE)
    assert {line.split()[1] for line in text.splitlines() if line.startswith("FROM")} == {
        "${PYTHON}"
    }
    for line in re.findall(r"pip install [^\n\\]*", text):
        assert "--require-hashes" in line or "--no-index" in line, line
    assert re.search(r"^USER \d+$", text, re.MULTILINE)


@pytest.mark.parametrize(
    "file", sorted(ROOT.glob("requirements*.lock")), ids=lambda file: file.name
)
def test_everything_installed_has_a_hash(file: Path) -> None:
    pins = re.findall(r"^(\S+==\S+)(.*(?:\n    .*)*)", file.read_text("utf-8"), re.MULTILINE)
    assert pins
    assert [pin for pin, more in pins if "--hash=sha256:" not in more] == []


def test_what_is_deployed_is_what_is_tested() -> None:
    """The lock file of the container differs from the usual one by the extras alone."""
    usual, deployed = (
        set(re.findall(r"^(\S+==\S+)", (ROOT / name).read_text("utf-8"), re.MULTILINE))
        for name in ("requirements.lock", "requirements-deploy.lock")
    )
    assert usual <= deployed
    assert {"asyncpg", "cryptography"} <= {pin.partition("==")[0] for pin in deployed - usual}


def test_the_service_is_shut_in() -> None:
    unit = ROOT / "deploy" / "tepui.service"
    text = unit.read_text("utf-8")
    assert re.search(r"^LimitNOFILE=\d{5,}$", text, re.MULTILINE)
    for limit in ("CapabilityBoundingSet=", "SystemCallFilter=", "NoNewPrivileges=yes"):
        assert f"\n{limit}" in text, limit
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd-analyze on this machine")
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", str(unit)],
        capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip
    level = re.search(r"exposure level for tepui.service: ([\d.]+)", done.stdout)
    assert level, done.stderr
    assert float(level[1]) < 3
    told = re.search(r"exposure ([\d.]+) of 10", text)
    assert told
    assert float(told[1]) < 3


def test_the_version_is_the_same_everywhere() -> None:
    version = tepui.__version__
    assert f"\n## {version} - 20" in (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["dynamic"] == ["version"]
