import type { CallFailure } from './call-service.ts';

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

/** Ends an action unless a retry of it may find that the bank has carried it out. */
export function endAction(path: string, key: string, failed?: CallFailure): void {
  if (failed && mayHaveTakenEffect(failed)) return;
  if (undecided.get(path)?.key === key) undecided.delete(path);
}

function mayHaveTakenEffect(failed: CallFailure): boolean {
  switch (failed.kind) {
    case 'TimedOut':
    case 'Unreachable':
    case 'Aborted':
    case 'Failed':
    case 'TooManyRequests':
      return true;
    case 'Unreadable':
      // A response of the bank that is no result is its decision; a text is a response that was cut.
      return typeof failed.body === 'string';
    case 'Refused':
      // The first request with the key is still in progress.
      return failed.status === 409;
    case 'TokenExpired':
      return false;
  }
}

/** `crypto.randomUUID` exists only on HTTPS and on localhost. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
