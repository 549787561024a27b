"""Calls through a module's table, moved to one place for each type (`scripts/calls.py`)."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
import wasmtime

SCRIPT = Path(__file__).parents[2] / "scripts/calls.py"
# What looks like a call through the table among other instructions: 0x11 is 17.
TEXT = """
(module
  (import "host" "twice" (func $twice (param i32) (result i32)))
  (memory 1)
  (table 5 funcref)
  (elem (i32.const 0) $twice $more $less $half)
  (type $one (func (param i32) (result i32)))
  (func $more (type $one) (i32.add (local.get 0) (i32.const 17)))
  (func $less (type $one) (i32.sub (local.get 0) (i32.const 17)))
  (func $half (param f64) (result f64) (f64.div (local.get 0) (f64.const 2.0000000038743)))
  (func (export "ask") (param $n i32) (param $which i32) (result i32) (local f64 f32 i64)
    (block $c (block $b (block $a
      (br_table $a $b $c (local.get $which)))
      (i32.store offset=17 align=1 (i32.const 17) (local.get $n))
      (return (call_indirect (type $one)
        (i32.load8_u offset=17 (i32.const 17)) (local.get $which))))
      (return (call_indirect (type $one) (local.get $n) (local.get $which))))
    (i32.trunc_sat_f64_s (call_indirect (param f64) (result f64)
      (f64.convert_i32_s (local.get $n)) (i32.const 3))))
  (func (export "far") (param i32)
    BLOCKS local.get 0 br_table 0 17 unreachable unreachable ENDS)
  (func (export "wrong") (param i32) (result i32)
    (call_indirect (type $one) (i32.const 0) (local.get 0))))
""".replace("BLOCKS", "block " * 17).replace("ENDS", "end " * 17)


@pytest.fixture(scope="module")
def calls() -> ModuleType:
    spec = importlib.util.spec_from_file_location("calls", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def answers(module: bytes) -> list[object]:
    store = wasmtime.Store()
    kind = wasmtime.FuncType([wasmtime.ValType.i32()], [wasmtime.ValType.i32()])
    twice = wasmtime.Func(store, kind, lambda n: 2 * n)
    made = wasmtime.Instance(store, wasmtime.Module(store.engine, module), [twice])
    ask, wrong = (made.exports(store)[name] for name in ("ask", "wrong"))
    found: list[object] = [ask(store, n, which) for n in (5, 300) for which in range(4)]
    for place in (3, 4, 9):  # of another type, empty, outside
        with pytest.raises(wasmtime.Trap) as trapped:
            wrong(store, place)
        found.append(trapped.value.trap_code)
    return found


def test_a_module_answers_as_before_and_calls_in_one_place(calls: ModuleType) -> None:
    before = bytes(wasmtime.wat2wasm(TEXT))
    after = calls.gathered(before)
    assert answers(after) == answers(before)
    types = {kind for kind, _ in calls._sections(after)}
    assert types == {kind for kind, _ in calls._sections(before)}
    places = [call for call in indirect(calls, after) if call]
    assert sum(map(bool, indirect(calls, before))) == 2  # functions that call so
    assert places == [1, 1]  # one for each type, each once


def indirect(calls: ModuleType, module: bytes) -> list[int]:
    """How many calls through the table each function makes."""
    found = []
    for body in calls._bodies(dict(calls._sections(module))[calls.CODE]):
        made: list[int] = []
        calls._moved(body, lambda kind, made=made: made.append(kind) or 0)
        found.append(len(made))
    return found


def test_an_unknown_instruction_is_refused(calls: ModuleType) -> None:
    vector = "(module (func (drop (v128.const i64x2 0 0))))"
    with pytest.raises(ValueError, match="0xfd is not known"):
        calls.gathered(bytes(wasmtime.wat2wasm(vector)))
