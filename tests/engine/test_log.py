"""Logs: read as written; anything else is refused with a sentence, never with a crash."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tepui
from tepui.engine.play import fair, log
from tepui.engine.play.match import Match
from tepui.engine.text.errors import BadLog, NotFair, TepuiError

GOLDEN = Path(__file__).parents[1] / "games" / "coloretto" / "golden"
TEXT = (GOLDEN / "piles-3.log").read_text("utf-8")


def sealed(text: str) -> str:
    """A log whose digest fits, whatever stands in it."""
    body = text.rpartition("digest ")[0]
    return f"{body}digest {hashlib.sha256(body.encode()).hexdigest()}\n"


def wrong(text: str) -> str:
    with pytest.raises(TepuiError) as error:
        log.verify(log.read(text))
    for language in ("en", "fr", "de"):
        assert error.value.text(language)
    return str(error.value)


def test_a_cut_log_is_noticed() -> None:
    assert "isn’t a Tepui log" in wrong("")
    for end in range(12, len(TEXT) - 2, 97):
        assert "cut off" in wrong(TEXT[:end])


def test_an_edited_log_is_noticed() -> None:
    assert "changed after it was written" in wrong(TEXT.replace("Anne", "Anna"))
    assert "changed after it was written" in wrong(TEXT.replace("seats 3", "seats 4"))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("tepui log 1", "tepui log 2", "reads “tepui log 1”"),
        ("game coloretto", "game chess", "There is no game “chess”"),
        ("seats 3", "seats 7", "2 to 4 players, not 7"),
        ("seats 3", "seats three", "can’t be read"),
        ("rules 1", "rules 99", "knows versions 1 to 1"),
        ("seats 3\n", "seats 3\noption colour blue\n", "has no options"),
        ("seats 3\n", "seats 3\nfoo bar\n", "Line 5 of the log can’t be read"),
        ("seats 3\n", "", "lacks the line “seats”"),
        ("\n\n* draw", "\n* draw", "Line 9"),
        ("* start", "* begin", "isn’t a move here"),
        ("\n0 play", "\n9 play", "There is no seat 9"),
        ("\nending piles", "\nending deck", "says “ending deck”"),
        ("\nplaces", "\nplates", "closing part"),
        ("\nseed ", "\nseed x", "closing part"),
    ],
)
def test_a_wrong_log_is_refused_with_a_sentence(old: str, new: str, said: str) -> None:
    assert said in wrong(sealed(TEXT.replace(old, new, 1)))


def test_a_move_that_breaks_the_rules_is_named_with_its_line() -> None:
    lines = TEXT.split("\n")
    number = next(
        n for n, line in enumerate(lines) if line.startswith(("0 play", "1 play", "2 play"))
    )
    held = lines[number].split()[2]
    lines[number] = lines[number].replace(held, "owl" if held != "owl" else "ray")
    said = wrong(sealed("\n".join(lines)))
    assert said.startswith(f"Line {number + 1} of the log")
    assert "[CA5]" in said


def test_a_shortened_game_is_not_over() -> None:
    head, moves, tail = TEXT.split("\n\n")
    cut = "\n".join(moves.split("\n")[:-1])
    assert "isn’t over" in wrong(sealed("\n\n".join([head, cut, tail])))
    running = tail.replace("ending piles", "running").split("\n")
    running = [line for line in running if not line.startswith(("scores", "places"))]
    whole = "\n\n".join([head, moves, "\n".join(running)])
    assert "says “running”" in wrong(sealed(whole))
    assert log.resume(log.read(sealed("\n\n".join([head, cut, "\n".join(running)])))).position


def test_chance_that_does_not_follow_the_seed_is_noticed() -> None:
    seed, other = log.read(TEXT).seed, bytes(32)
    assert seed is not None
    swapped = TEXT.replace(seed.hex(), other.hex())
    assert "isn’t the one that was promised" in wrong(sealed(swapped))
    swapped = swapped.replace(fair.commitment(seed), fair.commitment(other))
    assert "Chance wasn’t fair at move" in wrong(sealed(swapped))
    unseeded = "\n".join(line for line in TEXT.split("\n") if not line.startswith("seed "))
    with pytest.raises(NotFair, match="has no seed"):
        log.verify(log.read(sealed(unseeded)))


def test_a_seed_that_could_be_tried_out_is_refused() -> None:
    seed = log.read(TEXT).seed
    assert seed is not None
    for short in (b"", seed[:1], seed[:31], seed + b"x"):
        text = TEXT.replace(f"seed {seed.hex()}", f"seed {short.hex()}" if short else "seed 00")
        text = text.replace(fair.commitment(seed), fair.commitment(short or b"\0"))
        assert "has 32 bytes" in wrong(sealed(text))


@pytest.mark.parametrize("commitment", ["é" * 64, "a" * 63, "A" * 64, "\x1b[31m"])
def test_what_is_no_commitment_is_refused(commitment: str) -> None:
    seed = log.read(TEXT).seed
    assert seed is not None
    said = wrong(sealed(TEXT.replace(fair.commitment(seed), commitment)))
    assert "can’t be read" in said
    assert "\x1b" not in said


def test_numbers_come_from_exactly_the_people() -> None:
    """A log of ours in which seat 1 is a bot's, dealt with the numbers of the two people."""
    numbers = {0: "aa" * 32, 2: "bb" * 32}
    assert verified(numbers, numbers) > 50
    assert verified({}, {}) > 50
    whole = {**numbers, 1: "cc" * 32}
    assert "nobody sat there" in wrong(with_numbers(whole, whole))
    assert "nobody sat there" in wrong(with_numbers(whole, numbers))
    assert "seat 2" in wrong(with_numbers({0: numbers[0]}, {0: numbers[0]}))
    assert "seat 2" in wrong(with_numbers({0: numbers[0]}, numbers))
    assert "seat 2" in wrong(with_numbers({**numbers, 2: "cc" * 32}, numbers))
    assert "nobody sat there" in wrong(with_numbers({7: "cc" * 32}, {}))


def verified(numbers: dict[int, str], promised: dict[int, str]) -> int:
    return log.verify(log.read(with_numbers(numbers, promised)))


def with_numbers(numbers: dict[int, str], promised: dict[int, str]) -> str:
    """A game of two people and a bot whose deal follows from these numbers."""
    match, seed = Match(tepui.game("coloretto"), 3), bytes(range(32))
    deal = fair.FairDeal(seed, fair.table_name("coloretto", 1, 3, {}, numbers))
    while not match.position.over():
        match.run_chance(deal)
        for seat in match.position.waiting()[:1]:
            match.play(seat, match.legal(seat)[:1])
    promises = {seat: fair.promise(number) for seat, number in promised.items()}
    names = ["Ann", "Bot", "Cid"]
    return log.write(
        match, players=names, bots={1: "easy"}, seed=seed, promises=promises, numbers=numbers
    )


def test_a_viewers_log_cannot_be_replayed() -> None:
    match = log.resume(log.read(TEXT))
    seen = log.read(log.write(match, viewer=1))
    assert seen.viewer == "1"
    assert ("*", "draw ? for 0") in seen.lines
    with pytest.raises(BadLog, match="can be read but not played through"):
        log.resume(seen)


@settings(max_examples=300, deadline=None)
@given(
    st.one_of(
        st.text(),
        st.text().map(lambda text: sealed(f"{log.FORMAT}\n{text}\ndigest ")),
        st.tuples(st.integers(0, len(TEXT)), st.integers(0, 40), st.text(max_size=20)).map(
            lambda cut: sealed(TEXT[: cut[0]] + cut[2] + TEXT[cut[0] + cut[1] :])
        ),
    )
)
def test_fuzzed_logs_are_refused_not_crashed_on(text: str) -> None:
    try:
        log.resume(log.read(text))
    except TepuiError as error:
        assert str(error)
