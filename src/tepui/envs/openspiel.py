"""The games as OpenSpiel games. Needs the extra `tepui[openspiel]`; importing this registers them.

    import pyspiel
    import tepui.envs.openspiel

    game = pyspiel.load_game("tepui_coloretto(players=3)")

Every option of a game is a parameter of the same name; `players` is the number of seats. (A number
among words is written with an n, `stale=n30`: OpenSpiel would mistake its type.)

Chance is explicit. Seats that choose at the same time are asked in the order of their seats, and
see nothing of each other's choice. The observation tensor is the hidden record (see
`tepui.engine.learning.observe`); the information state adds 64 bits, a fingerprint of all that the
seat has witnessed, so that it recalls perfectly at a fixed size. A state is its record: that is
what is copied and serialised. `make_observation(game, params={"relative": True})` observes from a
seat's own chair, for nets: see `RelativeSpielObserver`.

A game is cut off after `horizon` decisions and judged as it stands. (OpenSpiel has one bound for
decisions and for outcomes of chance; it is wide enough for both, 16 times the horizon and 1,000
more; a game that must end sooner says so by `LONGEST` in its material, as Leduc does with 8.)
Returns are by place from 1 to -1 (`rewards=places`, zero-sum), or 1 for victory, shared by the
winners (`rewards=victory`, constant-sum).

For OpenSpiel's IS-MCTS in Python a state can be resampled: `bot.set_resampler(resampler(seed))`, or
as it is, by `State.resample_from_infostate`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

import tepui
from tepui.engine.game import Game
from tepui.engine.learning import information_state
from tepui.engine.learning.observe import Observer, layout
from tepui.engine.learning.relative_features import RelativeObserver
from tepui.engine.play.position import Position
from tepui.engine.registry import specimens
from tepui.engine.rules.contract import CHANCE, SPECTATOR
from tepui.engine.runtime.machine import machine_of
from tepui.envs.episodes import HORIZON, Array, BadEnvironment

__all__ = ["resampled", "resampler"]

_TERMINAL = pyspiel.PlayerId.TERMINAL
_CHANCE = int(pyspiel.PlayerId.CHANCE)
_REWARDS = ("places", "victory")
_PRINT = 64  # bits of a fingerprint

# Outcomes of chance for a decision, and before the first one: more than any game has.
_CHANCES, _CHANCES_BEFORE = 16, 1_000


class Core:
    """Where a game stands: the record, what each seat has witnessed, and what can be done now."""

    __slots__ = (
        "actor", "chances", "decisions", "game", "memory", "moves", "prints", "record", "seen",
        "weights",
    )  # fmt: skip

    def __init__(self, record: Array, prints: Array, game: SpielGame | None = None) -> None:
        self.record, self.prints, self.game = record, prints, game
        self.memory, self.seen = record.view(np.uint8).data, prints.data
        self.decisions = self.chances = 0
        self.actor, self.moves, self.weights = information_state.OVER, [], []  # type: ignore[var-annotated]

    def __deepcopy__(self, memo: Any) -> Core:
        new = Core(_copied(self.record), self.prints.copy(), self.game)
        new.decisions, new.chances = self.decisions, self.chances
        new.actor, new.moves, new.weights = self.actor, self.moves, self.weights
        return new

    __copy__ = partial(__deepcopy__, memo=None)

    def __reduce__(self) -> tuple[Any, ...]:
        kept = (self.decisions, self.chances, self.actor, self.moves, self.weights)
        record = self.record.view(np.uint8)
        return _core, (self.record.dtype.descr, record.tobytes(), self.prints.tobytes(), kept)


def _core(fields: Any, record: bytes, prints: bytes, kept: tuple[Any, ...]) -> Core:
    dtype = np.dtype((np.record, fields))
    new = Core(np.frombuffer(bytearray(record), dtype), np.frombuffer(bytearray(prints), np.uint64))
    new.decisions, new.chances, new.actor, new.moves, new.weights = kept
    return new


def _copied(record: Array) -> Array:
    # Copying field by field, as NumPy does, takes twenty times as long.
    return np.frombuffer(bytearray(record.tobytes()), record.dtype)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game of ours, at this many seats and with such options."""

    def __init__(self, game: Game, kind: pyspiel.GameType, params: dict[str, Any] | None) -> None:
        params = {name: _spelled(game, name, value) for name, value in (params or {}).items()}
        given = {**_defaults(game), **params}
        self.game = game
        self.seats = game.settle_seats(given.pop("players"))
        self.horizon, self.rewards = given.pop("horizon"), given.pop("rewards")
        if self.horizon < 1:
            raise BadEnvironment("envs-bad-horizon", horizon=self.horizon)
        if self.rewards not in _REWARDS:
            known = ", ".join(_REWARDS)
            raise BadEnvironment("envs-bad-rewards", rewards=self.rewards, known=known)
        self.options = game.simulated({name: _read(value) for name, value in given.items()})
        usual = _CHANCES * self.horizon + _CHANCES_BEFORE
        self._most_chances = game.optional("material", "LONGEST", usual)
        victory = self.rewards == "victory"
        info = pyspiel.GameInfo(
            num_distinct_actions=game.material.MOVES,
            max_chance_outcomes=game.material.OUTCOMES,
            num_players=self.seats,
            min_utility=0.0 if victory else -1.0,
            max_utility=1.0,
            utility_sum=1.0 if victory else 0.0,
            max_game_length=self._most_chances,
        )
        super().__init__(kind, info, params)
        machine, most = machine_of(game), game.longest
        self.moves, self.weights = machine.zeros(most, np.int64), machine.zeros(most, np.int64)
        record = machine.zeros(1, game.material.RECORD)
        prints = machine.zeros(self.seats, np.uint64)
        self._inside = record.view(np.uint8).data, prints.data
        self._advance = machine.bind(
            information_state.advance, record, int, int, prints, self.moves, self.weights,
            brief=True,
        )  # fmt: skip
        self.observer = Observer(game)
        opening = Position.opening(game, self.seats, self.options)
        self._start = Core(opening.record, np.zeros(self.seats, np.uint64), self)
        self.advance(self._start, CHANCE, information_state.NO_MOVE)

    def new_initial_state(self) -> SpielState:
        """The position before anything has happened."""
        return SpielState(self)

    def opening(self) -> Core:
        """Where a game begins."""
        return self._start.__deepcopy__(None)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> SpielObserver | RelativeSpielObserver | None:
        """What observes a state: as a seat, with or without recall, or as a spectator."""
        if params == {"relative": True}:
            plain = SpielObserver.of(self, iig_obs_type)
            return RelativeSpielObserver(self) if plain and plain.is_usual else None
        if params:
            return None
        return SpielObserver.of(self, iig_obs_type)

    def advance(self, core: Core, actor: int, move: int) -> None:
        """Make a move, and find what can be done next."""
        inside, seen = self._inside
        inside[:], seen[:] = core.memory, core.seen
        answer = self._advance(actor, move)
        core.memory[:], core.seen[:] = inside, seen
        n = answer // information_state.ACTORS
        core.actor = answer % information_state.ACTORS - information_state.FIRST_ACTOR
        core.moves = self.moves[:n].tolist()
        core.weights = self.weights[:n].tolist() if core.actor == CHANCE else []
        if core.decisions >= self.horizon or core.chances >= self._most_chances:
            core.actor, core.moves = information_state.OVER, []

    def hidden(self, core: Core, viewer: int) -> tuple[Array, Array]:
        """What a viewer may know: the vector, and the bytes of the hidden record itself."""
        vector = self.observer.vector(core.record, viewer)
        return vector, self.observer.bytes.copy()


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, and what each seat has witnessed on the way to it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._core = game.opening()

    @property
    def spiel(self) -> SpielGame:
        return self.get_game()  # type: ignore[no-any-return]

    def current_player(self) -> int:
        """The seat that is asked, chance, or nobody at the end."""
        actor = self._core.actor
        return _TERMINAL if actor == information_state.OVER else actor

    def is_terminal(self) -> bool:
        return self._core.actor == information_state.OVER

    def is_chance_node(self) -> bool:
        return self._core.actor == CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._core.moves) if player == self._core.actor else []

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel has it, but for Python, without the way through C++ and back."""
        core = self._core
        if player is None or player == core.actor:
            return list(core.moves)
        return super().legal_actions(player)  # type: ignore[no-any-return]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance could bring, with probabilities."""
        core = self._core
        total = sum(core.weights)
        return [(m, w / total) for m, w in zip(core.moves, core.weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        core = self._core
        if core.actor == CHANCE:
            core.chances += 1
        else:
            core.decisions += 1
        (core.game or self.spiel).advance(core, core.actor, action)

    def returns(self) -> list[float]:
        """What the game is worth to each seat; nothing until it ends."""
        game = self.spiel
        if self._core.actor != information_state.OVER:
            return [0.0] * game.seats
        places = self.position.places()
        return [_worth(place, places, game.rewards) for place in places]

    @property
    def position(self) -> Position:
        """The full position; it shares this state's record."""
        game = self.spiel
        return Position.of_record(game.game, game.seats, self._core.record)

    def _action_to_string(self, player: int, action: int) -> str:
        actor = CHANCE if player == _CHANCE else player
        if actor != self._core.actor or action not in self._core.moves:
            return f"move {action}"
        return self.spiel.game.notation.text(self._core.record[0], actor, (action,))

    def __str__(self) -> str:
        s = self._core.record[0]
        fields = [f"{name}={np.asarray(s[name]).tolist()}" for name in s.dtype.names]
        return " ".join(fields).replace(", ", ",")

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that could be the true one for all this player knows, and equally likely.

        It has no history, which would tell the truth. What the others have witnessed in it is
        made up, too: a fingerprint of what they know there.
        """
        return resampled(self, player, int(sampler() * 2**53))


def resampled(state: SpielState, player: int, seed: int) -> SpielState:
    """A world for IS-MCTS: random, but for what this player knows."""
    game = state.spiel
    world = state.position.hidden_from(player).guessed(player, seed)
    new = game.new_initial_state()
    core = state._core.__deepcopy__(None)
    core.record = world.record
    for seat in range(game.seats):
        if seat != player:
            known = blake2b(game.hidden(core, seat)[1].tobytes(), digest_size=8).digest()
            core.prints[seat] = int.from_bytes(known, "little")
    new._core = core
    return new


def resampler(seed: int) -> Callable[[SpielState, int], SpielState]:
    """For `ISMCTSBot.set_resampler`."""
    rng = np.random.default_rng(seed)
    return lambda state, player: resampled(state, player, int(rng.integers(2**62)))


class SpielObserver:
    """What someone may know of a state, as a tensor and as text: a seat, or the public.

    What is private to a seat is where its own hidden record differs from that of a spectator.
    """

    def __init__(self, game: SpielGame, recalls: bool, public: bool, private: bool) -> None:
        self._game, self._recalls, self._public, self._private = game, recalls, public, private
        size = layout(game.game).size
        self.tensor = np.zeros(size + (_PRINT if recalls else 0), np.float32)
        self.dict = layout(game.game).named(self.tensor[:size])
        if recalls:
            self.dict["witnessed"] = self.tensor[size:]

    @classmethod
    def of(cls, game: SpielGame, kind: Any) -> SpielObserver | None:
        """The observer of that kind, if there is one."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        public, private = kind.public_info, kind.private_info
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        own = private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not (public or own) or (kind.perfect_recall and not (public and own)):
            return None
        return cls(game, kind.perfect_recall, public, own)

    @property
    def is_usual(self) -> bool:
        """Whether it is what a seat may know, without information_state."""
        return self._public and self._private and not self._recalls

    def _known(self, core: Core, player: int) -> tuple[Array, Array]:
        """The vector, and the bytes of the hidden record."""
        if not self._private:
            return self._game.hidden(core, SPECTATOR)
        vector, record = self._game.hidden(core, player)
        if not self._public:
            open_vector, open_record = self._game.hidden(core, SPECTATOR)
            record = np.where(record == open_record, 0, record)
            vector = np.where(vector == open_vector, 0, vector)
        return vector, record

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the tensor for a player."""
        core = state._core
        vector, _ = self._known(core, player)
        self.tensor[: len(vector)] = vector
        if self._recalls:
            bits = np.unpackbits(core.prints[player : player + 1].view(np.uint8))
            self.tensor[len(vector) :] = bits

    def string_from(self, state: SpielState, player: int) -> str:
        """The hidden record in hexadecimal digits, after the viewer and what it has witnessed."""
        core = state._core
        _, record = self._known(core, player)
        if not self._private:
            return "table " + record.tobytes().hex()
        known = f"seat {player} " + record.tobytes().hex()
        return f"{known} {core.prints[player]:016x}" if self._recalls else known


class RelativeSpielObserver:
    """What a seat may know, from its own chair: features and actions of `relative_features.py`.

    OpenSpiel's actions stay as they are; `mask` and `move` turn a seat's.
    """

    def __init__(self, game: SpielGame) -> None:
        self._seats, self._turned = game.seats, RelativeObserver(game.game)
        self._plain = SpielObserver(game, recalls=False, public=True, private=True)
        self.tensor = np.zeros(self._turned.layout.size, np.float32)
        self.dict = {"relative": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the tensor for a player."""
        self.tensor[:] = self._turned.vector(state._core.record, player, self._seats)

    def string_from(self, state: SpielState, player: int) -> str:
        """As it is unturned."""
        return self._plain.string_from(state, player)

    def mask(self, state: SpielState, player: int) -> Array:
        """Which relative actions are legal for a player."""
        return self._turned.mask(state._core.record, player, self._seats)

    def move(self, state: SpielState, player: int, action: int) -> int:
        """OpenSpiel's action that is a player's turned one."""
        return self._turned.move(state._core.record, player, self._seats, action)


def _worth(place: int, places: list[int], rewards: str) -> float:
    """What a place is worth, as `stepper.worth` has it."""
    better, same = sum(each < place for each in places), places.count(place)
    if rewards == "victory":
        return 0.0 if better else 1.0 / same
    return 1.0 - (2.0 * better + same - 1) / (len(places) - 1)


# OpenSpiel takes what looks like a number for one. Where an option's values are words, but may be
# numbers, too, a number is spelled with an n before it.
def _spelled(game: Game, name: str, value: Any) -> Any:
    for option in game.options:
        if option.name == name:
            number = str(value).isdecimal()
            if number and all(each.isdecimal() for each in option.values):
                return int(value)
            return f"n{value}" if number else value
    return value


def _read(value: Any) -> str:
    text = str(value)
    return text[1:] if text[:1] == "n" and text[1:].isdecimal() else text


def _defaults(game: Game) -> dict[str, Any]:
    settled = game.simulated({})
    return {
        "players": game.seats[0],
        "horizon": HORIZON,
        "rewards": _REWARDS[0],
        **{name: _spelled(game, name, value) for name, value in settled.items()},
    }


def _register(game: Game) -> None:
    kind = pyspiel.GameType(
        short_name=f"tepui_{game.id}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(game),
    )

    class OneGame(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, params)

    pyspiel.register_game(kind, OneGame)


for _game in (*tepui.all_games(), *map(tepui.game, specimens())):
    _register(_game)
