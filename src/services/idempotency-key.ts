interface Action {
  /** The request as it is sent. */
  readonly request: string;
  readonly key: string;
}

/** The last action of each call, by its path, until the bank has decided on it. */
const undecided = new Map<string, Action>();

/** Returns the `Idempotency-Key` of a request: that of the last one when it was equal and its result is not known. */
export function idempotencyKey(path: string, request: string): string {
  const last = undecided.get(path);
  const key = last?.request === request ? last.key : randomKey();
  undecided.set(path, { request, key });
  return key;
}

/** Ends an action, on which the bank has decided. */
export function endAction(path: string, key: string): void {
  if (undecided.get(path)?.key === key) undecided.delete(path);
}

/** `crypto.randomUUID` exists only on HTTPS and on localhost. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
