"""The bill of materials of a release: what a server and its client depend on, as CycloneDX.

python scripts/sbom.py FILE

It is made from the lock files alone, so it names what is installed and bundled, with its hashes.
"""

import base64
import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PYTHON = ROOT / "requirements-deploy.lock"
CLIENT = ROOT / "web" / "package-lock.json"
VERSION = ROOT / "src" / "tepui" / "__init__.py"


def of_python() -> list[dict[str, Any]]:
    """The packages that a server installs."""
    text = PYTHON.read_text("utf-8")
    components = []
    for name, version, rest in re.findall(r"^(\S+?)==(\S+)((?:.*\\\n)*.*)", text, re.MULTILINE):
        # A distribution has several files, one of which is installed; each has a hash of its own.
        hashes = re.findall(r"--hash=sha256:([0-9a-f]{64})", rest)
        files = [{"type": "distribution", "url": f"pkg:pypi/{name}@{version}",
                  "hashes": [{"alg": "SHA-256", "content": each}]} for each in hashes]  # fmt: skip
        components.append(
            library(f"pkg:pypi/{name}@{version}", name, version, externalReferences=files)
        )
    return components


def of_client() -> list[dict[str, Any]]:
    """The packages that the browser client is built from and contains."""
    packages = json.loads(CLIENT.read_text("utf-8"))["packages"]
    components = []
    for place, told in sorted(packages.items()):
        if not place or told.get("dev") or told.get("optional"):
            continue
        name, version = place.rpartition("node_modules/")[2], told["version"]
        kind, _, sum = told["integrity"].partition("-")
        hashes = [{"alg": kind.upper().replace("SHA", "SHA-"),
                   "content": base64.b64decode(sum).hex()}]  # fmt: skip
        components.append(
            library(f"pkg:npm/{name.replace('@', '%40')}@{version}", name, version, hashes=hashes)
        )
    return components


def library(purl: str, name: str, version: str, **more: Any) -> dict[str, Any]:
    """One component."""
    return {"type": "library", "bom-ref": purl, "purl": purl, "name": name, "version": version} | {
        key: value for key, value in more.items() if value
    }


def bill() -> dict[str, Any]:
    """All of it."""
    version = re.search(r'^__version__ = "(.*)"$', VERSION.read_text("utf-8"), re.MULTILINE)
    assert version is not None
    purl = f"pkg:pypi/tepui@{version[1]}"
    components = [*of_python(), *of_client()]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {"type": "application", "bom-ref": purl, "purl": purl, "name": "tepui",
                          "version": version[1], "licenses": [{"license": {"id": "Apache-2.0"}}]},
        },
        "components": components,
        "dependencies": [{"ref": purl, "dependsOn": [each["bom-ref"] for each in components]}],
    }  # fmt: skip


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(bill(), indent=1) + "\n", "utf-8")
