"""Builds a game's WebAssembly module from the sources of its rules: `tepui build`.

Numba reads the rules and writes LLVM's intermediate code, unoptimised; here it is retargeted to
wasm32, given exports that take one block of slots each (`docs/wasm.md`), optimised, and linked.
What is left must not reach outside: no imports, and no address of this process. Then whole games
are played, and every record and answer compared with the interpreted rules'.

The same sources give the same bytes. This runs in a process of its own (`build`), because it asks
Numba for unoptimised code.
"""

import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from inspect import signature
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from tepui.engine import registry
from tepui.engine.game import Game
from tepui.engine.rules import questions
from tepui.engine.rules.contract import CHANCE, SPECTATOR
from tepui.engine.runtime.sources import fingerprint, spelling
from tepui.engine.runtime.wasm import (
    FORMAT,
    SECTION,
    About,
    Argument,
    BadModule,
    Export,
    Module,
    WasmMachine,
    flattened,
    name_of,
    section,
    type_of,
)
from tepui.engine.text.errors import TepuiError
from tepui.lab.digest import runs

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128"
STACK = 1 << 16
ADDRESSES = "dynamic.globals"  # where Numba keeps addresses of its process


class CannotBuild(TepuiError):
    """The module cannot be built, or does not do what the rules do."""


def build(game: Game) -> Path:
    """Build a game's module into its folder."""
    if find_spec("ziglang") is None:  # checked before minutes of work
        raise CannotBuild("lab-build-no-linker")
    with tempfile.TemporaryDirectory() as cache:
        fixed = {"NUMBA_OPT": "0", "PYTHONHASHSEED": "0", "TEPUI_CACHE": cache, "TEPUI_JIT": ""}
        done = subprocess.run(  # noqa: S603  # our own program
            [sys.executable, "-m", __name__, game.id],
            env={**os.environ, **fixed}, capture_output=True, text=True, check=False,
        )  # fmt: skip
    if done.returncode:
        raise CannotBuild("lab-cannot-build", game=game.id, why=done.stderr[-2000:])
    return module_path(game)


def refusal(game: Game) -> BadModule | None:
    """Why a game's module would be refused; None if it would not."""
    path = module_path(game)
    try:
        if not path.is_file():
            raise BadModule("engine-module-missing", path=str(path), game=game.id)
        Module(path, path.read_bytes()).check(game.id, game.folder)
    except BadModule as why:
        return why
    return None


def module_path(game: Game) -> Path:
    """The path of a game's module."""
    return game.folder / f"{game.id}.wasm"


def built(game: Game) -> bytes:
    """The bytes of a game's module."""
    made_from = fingerprint(game.folder), spelling(game.folder)  # before anybody changes them
    module, exported = _code(game)
    about = About(FORMAT, game.id, game.version, *made_from, exported)
    return _linked(module, exported) + section(SECTION, msgspec.json.encode(about))


def _code(game: Game) -> tuple[bytes, tuple[Export, ...]]:
    """The object file of all exports, and what they are."""
    import llvmlite.binding as llvm
    import numba

    from tepui.engine.runtime.jit import JIT_OPTIONS, dispatcher
    from tepui.lab.exports import exports

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        opt=3, cpu="generic", features=FEATURES, reloc="static", codemodel="default"
    )
    layout = str(machine.target_data)
    whole: Any = None
    found: list[Export] = []
    for rule, args in exports(game):
        dispatcher(rule)  # lets Numba know the routes
        types = tuple(numba.typeof(each) for each in args)  # type: ignore[no-untyped-call]
        compiled = numba.njit(**JIT_OPTIONS)(rule.py_func)  # type: ignore[attr-defined]
        compiled.compile(types)
        made = compiled.overloads[types]
        inner = made.fndesc.llvm_func_name
        same = sum(each.rule == name_of(rule) for each in found)
        name = name_of(rule) + (f".{same}" if same else "")
        found.append(Export(name_of(rule), name, tuple(_arguments(rule, args))))
        module = llvm.parse_assembly(_retargeted(made.library.get_llvm_str(), layout))
        returned = made.signature.return_type
        shim = _shim(name, inner, [part for each in types for part in _flat(each)], returned)
        module.link_in(llvm.parse_assembly(_head(layout) + shim))
        _keep_only(module, {name, inner})
        if whole is None:
            whole = module
        else:
            whole.link_in(module)
    assert whole is not None
    _keep_only(whole, {each.name for each in found})
    whole.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = True
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(whole, passes)
    left = [each.name for each in whole.global_variables if ADDRESSES in each.name]
    if left:
        raise CannotBuild("lab-build-addresses", names=", ".join(left))
    return machine.emit_object(whole), tuple(found)


def _keep_only(module: Any, names: set[str]) -> None:
    """Hide everything except these names."""
    for each in (*module.functions, *module.global_variables):
        if not each.is_declaration and each.name not in names:
            each.linkage = "internal"


def _head(layout: str) -> str:
    return f'target datalayout = "{layout}"\ntarget triple = "{TRIPLE}"\n'


def _retargeted(code: str, layout: str) -> str:
    code = code.replace(" common global", " internal global")
    code = re.sub(r'target datalayout = ".*"', f'target datalayout = "{layout}"', code)
    code = re.sub(r'target triple = ".*"', f'target triple = "{TRIPLE}"', code)
    # Arrays are contiguous and no index is below 0 when it is used, so no address wraps around.
    # Saying so here lets a load include its constant offset.
    code = re.sub(r"getelementptr (inbounds )?", "getelementptr inbounds nuw ", code)
    return re.sub(r'"target-(cpu|features)"="[^"]*"', "", code)


def _flat(kind: Any) -> list[str]:
    """The LLVM types in which Numba passes an argument, one after the other."""
    from numba import types

    if isinstance(kind, types.Array):
        return ["ptr", "ptr", "i64", "i64", "ptr"] + ["i64"] * (2 * kind.ndim)
    if isinstance(kind, types.BaseTuple):
        parts: Any = kind
        return [part for each in parts for part in _flat(each)]
    if kind == types.float64:
        return ["double"]
    if kind in (types.int64, types.uint64):
        return ["i64"]
    raise CannotBuild("lab-build-type", type=str(kind))


def _shim(name: str, inner: str, parts: list[str], returned: Any) -> str:
    """An export: it reads its arguments from a block, and returns a whole number."""
    from numba import types

    if returned != types.none and returned not in (types.int64, types.uint64):
        raise CannotBuild("lab-build-type", type=f"{name} -> {returned}")
    lines = [
        f"declare i32 @{inner}({', '.join(['ptr', 'ptr', *parts])})",
        f'define i64 @"{name}"(ptr %block) {{',
        "  %answer = alloca i64, align 8",
        "  %fault = alloca ptr, align 8",
        "  store i64 0, ptr %answer",
    ]
    given = ["ptr %answer", "ptr %fault"]
    for k, kind in enumerate(parts):
        lines.append(f"  %at{k} = getelementptr i8, ptr %block, i32 {8 * k}")
        lines.append(f"  %value{k} = load {kind}, ptr %at{k}, align 8")
        given.append(f"{kind} %value{k}")
    lines.append(f"  %status = call i32 @{inner}({', '.join(given)})")
    lines.append("  %found = load i64, ptr %answer")
    lines.append(f"  ret i64 {'0' if returned == types.none else '%found'}")
    lines.append("}")
    return "\n".join(lines) + "\n"


def _arguments(rule: Callable[..., Any], args: tuple[Any, ...]) -> Iterator[Argument]:
    for name, given in zip(signature(rule).parameters, args, strict=True):
        for each, part in flattened(name, given):
            yield Argument(each, *type_of(part))


def _linked(object_file: bytes, found: tuple[Export, ...]) -> bytes:
    """The linked module. Nothing is imported, so a missing symbol fails the link."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "game.o", Path(folder) / "game.wasm"
        source.write_bytes(object_file)
        done = subprocess.run(  # noqa: S603  # the linker that the extra brings
            [
                *(sys.executable, "-m", "ziglang", "wasm-ld"),
                *("--no-entry", "--gc-sections", "--strip-all", "--compress-relocations"),
                *("--stack-first", "-z", f"stack-size={STACK}", "--export=__heap_base"),
                *(f"--export={each.name}" for each in found),
                *(str(source), "-o", str(target)),
            ],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode:
            raise CannotBuild("lab-build-link", why=done.stderr[-2000:])
        return target.read_bytes()


def main(id: str) -> None:
    """Build, compare, and only then replace the module."""
    game = registry.game(id)
    game.material  # noqa: B018  # binds the rules
    wasm = built(game)
    path = module_path(game)
    module = Module(path, wasm)
    module.code  # noqa: B018  # wasmtime checks it, and that it imports nothing
    compare(game, module)
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(wasm)
    fresh.replace(path)


def compare(game: Game, module: Module, steps: int = 200) -> int:
    """Play a game in a module and interpreted, at every seat count and with every option's values.
    Returns how many answers were the same, byte for byte.
    """
    rng, compared = random.Random(1), 0  # noqa: S311  # any games will do
    machine = WasmMachine(module)
    for run in runs([game]):
        codes = np.array(game.pack_options(run.options), np.int64)
        here, there = np.zeros(1, game.material.RECORD), np.zeros(1, game.material.RECORD)
        pair = _Pair(machine, here, there, f"{game.id}: {run.name}")
        pair.ask(questions.SETUP, run.seats, out=codes)
        for step in range(steps):
            if pair.ask(questions.OVER):
                break
            waiting = pair.ask(questions.WAITING)
            actors = [seat for seat in range(run.seats) if waiting >> seat & 1] or [CHANCE]
            actor = rng.choice(actors)
            moves = pair.listed(pair.ask(questions.MOVES, actor))
            if step % 8 == 0:
                pair.look_round(run.seats, actor, moves[0])
            how = questions.APPLY if step % 2 else questions.STEP
            pair.ask(how, actor, rng.choice(moves), run.seats)
        compared += pair.compared
    return compared


class _Pair:
    """One position twice: in the module, and interpreted."""

    def __init__(self, machine: WasmMachine, here: Any, there: Any, name: str) -> None:
        self.machine, self.here, self.there, self.name = machine, here, there, name
        self.scratch = [np.zeros(4096, np.int64) for _ in range(4)]
        self.rng = [np.array([7], np.uint64) for _ in range(2)]
        self.compared = 0

    def ask(self, what: int, x: int = 0, y: int = 0, z: int = 0, out: Any = None) -> int:
        """One question to both."""
        first, second, more, other = self.scratch
        first, second = (first, second) if out is None else (out, out.copy())
        answer = self.machine.run(questions.ask, self.here, what, x, y, z, first, more, self.rng[0])
        wanted = questions.ask(self.there, what, x, y, z, second, other, self.rng[1])
        for a, b in ((self.here, self.there), (first, second), (more, other), self.rng):
            if a.tobytes() != b.tobytes() or answer != wanted:
                where = f"{self.name}, question {what} ({x}, {y}, {z})"
                raise CannotBuild("lab-build-differs", where=where)
        self.compared += 1
        return answer

    def listed(self, n: int) -> list[int]:
        """The moves that were written."""
        moves: list[int] = self.scratch[0][:n].tolist()
        return moves

    def look_round(self, seats: int, actor: int, move: int) -> None:
        """Ask what seats and a spectator see here, and what they guess."""
        for what in (questions.SCORE, questions.PLACE, questions.STAND):
            self.ask(what)
        self.ask(questions.CLOCK_MOVES)
        for viewer in (*range(seats), SPECTATOR):
            self.ask(questions.WITNESS, actor, move, viewer)
            self.ask(questions.GLANCE, viewer)
            kept = self.here.copy()
            for hide in (questions.SHOW, questions.HIDE):
                self.here[:], self.there[:] = kept, kept
                self.ask(hide, viewer)
            self.ask(questions.GUESS, viewer)
            self.here[:], self.there[:] = kept, kept


if __name__ == "__main__":
    main(*sys.argv[1:])
