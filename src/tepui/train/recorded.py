"""A step that is the same each time except for the contents of its tensors.

Learning from one batch is some hundred small tasks for a GPU, each finished sooner than the next
can be submitted. So they are recorded once and then submitted as one (a CUDA graph).
"""

from __future__ import annotations

from collections.abc import Callable

import torch

WARM = 3  # times it is done in the usual way first, so that all that is made once has been made


class Recorded:
    """A step to be called again and again; on a GPU it is recorded at the fourth time."""

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
                with torch.cuda.graph(self._graph):  # records, and does nothing else
                    self._step()
            self._graph.replay()
        self._done += 1

    def _aside(self) -> None:
        """Do it on another stream, as what is recorded will be."""
        here, aside = torch.cuda.current_stream(), torch.cuda.Stream()
        aside.wait_stream(here)
        with torch.cuda.stream(aside):
            self._step()
        here.wait_stream(aside)
