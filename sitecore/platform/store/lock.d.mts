export type Lock =
  | { readonly release: () => void; readonly holder?: never }
  | { readonly holder: { readonly pid: number }; readonly release?: never };
export function tryLock(path: string, note?: object): Lock;
