"""Arrays handed over without a copy, by DLPack (https://dmlc.github.io/dlpack): the numbers stay
where they lie, in the CPU's or a GPU's memory, and JAX, PyTorch, CuPy or NumPy read them there.

    torch.from_dlpack(tables.observations)
    jax.dlpack.from_dlpack(tables.observations)
"""

import ctypes
from typing import Any

CPU, GPU = 1, 2  # kinds of device, as DLPack numbers them
CODES = {"i": 0, "u": 1, "f": 2}
NAME = b"dltensor"  # a capsule's name until somebody has taken its contents


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_kind", ctypes.c_int32),
        ("device", ctypes.c_int32),
        ("axes", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
        ("context", ctypes.c_void_p),
        ("release", ctypes.c_void_p),
    )


# Arrays that were handed over, by address, until they are released: they must not be freed before.
_lent: dict[int, Any] = {}


def _release(address: int, lent: dict[int, Any] = _lent) -> None:
    lent.pop(address, None)  # bound above: it may be called when Python has all but ended


def _forget(capsule: int) -> None:
    """Release a capsule's contents, if nobody has taken them."""
    if ctypes.pythonapi.PyCapsule_IsValid(ctypes.c_void_p(capsule), NAME):
        _lent.pop(_pointer(ctypes.c_void_p(capsule), NAME), None)


_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype, _pointer.argtypes = ctypes.c_void_p, (ctypes.c_void_p, ctypes.c_char_p)
_capsule = ctypes.pythonapi.PyCapsule_New
_capsule.restype = ctypes.py_object
_capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)


# As C calls them.
_Callback = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_on_release, _on_forget = _Callback(_release), _Callback(_forget)


class Shared:
    """An array that can be handed over; for everything else, the array itself."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __getattr__(self, name: str) -> Any:
        return getattr(self.array, name)

    def __len__(self) -> int:
        return len(self.array)

    def __dlpack_device__(self) -> tuple[int, int]:
        on_gpu = hasattr(self.array, "__cuda_array_interface__")
        return (GPU, 0) if on_gpu else (CPU, 0)

    def __dlpack__(self, *, stream: Any = None, **_: Any) -> Any:
        """A capsule, in the form that every version of DLPack reads.

        The GPU has written what it was told to write before this returns, whatever `stream` reads.
        """
        kind, device = self.__dlpack_device__()
        on_gpu = kind == GPU
        if on_gpu and stream != -1:
            from tepui.lab.gpu.random_games import cuda

            cuda().default_stream().synchronize()
        array = self.array
        interface = array.__cuda_array_interface__ if on_gpu else array.__array_interface__
        shape, width = interface["shape"], array.dtype.itemsize
        steps = interface.get("strides") or _steps(shape, width)
        numbers = ctypes.c_int64 * len(shape)
        held = numbers(*shape), numbers(*(step // width for step in steps))
        tensor = _Tensor(
            interface["data"][0], kind, device, len(shape), CODES[array.dtype.kind], 8 * width, 1,
            held[0], held[1], 0, None, ctypes.cast(_on_release, ctypes.c_void_p),
        )  # fmt: skip
        address = ctypes.addressof(tensor)
        _lent[address] = tensor, held, array
        return _capsule(address, NAME, ctypes.cast(_on_forget, ctypes.c_void_p))


def _steps(shape: tuple[int, ...], width: int) -> list[int]:
    """The bytes from one number to the next along each axis, where all lie side by side."""
    steps = [width]
    for count in reversed(shape[1:]):
        steps.insert(0, steps[0] * count)
    return steps
