"""Users' bots in Python: `python:path.py:Class`."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from tepui.bots.bot import Bot, BotFailed, BotSeat, UnknownBot


def load(spec: str, table: BotSeat) -> Bot:
    """A new bot of a class in a file, seated."""
    path, _, name = spec.rpartition(":")
    if not path or not name.isidentifier():
        raise UnknownBot("bots-python-form", spec=spec)
    module = _module(Path(path))
    made = getattr(module, name, None)
    if not isinstance(made, type) or not callable(getattr(made, "choose", None)):
        raise UnknownBot("bots-python-class", file=path, name=name)
    try:
        bot: Bot = made()
        if hasattr(bot, "sit"):
            bot.sit(table)
    except Exception as wrong:
        why = f"{type(wrong).__name__}: {wrong}"
        raise BotFailed("bots-crashed", bot=name, why=why[:300]) from wrong
    return bot


def _module(path: Path) -> ModuleType:
    if not path.is_file():
        raise UnknownBot("bots-no-file", file=str(path))
    name = f"tepui_own_{path.stem}_{abs(hash(str(path.resolve())))}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise UnknownBot("bots-no-file", file=str(path))
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # so that what it defines can be found by its name
    try:
        spec.loader.exec_module(module)
    except Exception as wrong:
        del sys.modules[name]
        why = f"{type(wrong).__name__}: {wrong}"
        raise BotFailed("bots-crashed", bot=path.name, why=why[:300]) from wrong
    return module
