"""A step that is the same each time except for the contents of its tensors.

Learning from one batch is some hundred small tasks for a GPU, each finished sooner than the next
can be submitted. So they are recorded once and then submitted as one (a CUDA graph).
"""

from __future__ import annotations

from collections.abc import Callable

import torch

WARM = 3  # times it runs as usual first, so that everything created once exists


class Recorded:
    """A step that is called repeatedly. On a GPU it is recorded the fourth time."""

    def __init__(self, step: Callable[[], None], gpu: bool) -> None:
        self._step, self._gpu = step, gpu
        self._done = 0
        self._graph: torch.cuda.CUDAGraph | None = None

    def __call__(self) -> None:
        if not self._gpu:
            self._step()
            return
        if self._done < WARM:
            self._aside()
        else:
            if self._graph is None:
                self._graph = torch.cuda.CUDAGraph()
                with torch.cuda.graph(self._graph):  # records, and runs nothing
                    self._step()
            self._graph.replay()
        self._done += 1

    def _aside(self) -> None:
        """Run it on another stream, as the recorded one will."""
        here, aside = torch.cuda.current_stream(), torch.cuda.Stream()
        aside.wait_stream(here)
        with torch.cuda.stream(aside):
            self._step()
        here.wait_stream(aside)
