/**
 * Options of Node with which it does not optimize WebAssembly: for a program as short as a test, optimizing the code of PGlite takes
 * as long as opening a store with it.
 */
export const BASELINE_WASM: readonly string[] = ['--liftoff-only'];
