"""What runs the rules: a WebAssembly module, Numba, a browser or Python itself."""
