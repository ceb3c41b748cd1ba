import type { Language } from '#sitecore/definitions/language.ts';

/** Failures that any call can have, with their HTTP statuses. */
export const COMMON_STATUSES = {
  malformed: 400,
  unauthorized: 401,
  crossSite: 403,
  inProgress: 409,
  tooLarge: 413,
  unsupportedType: 415,
  keyReused: 422,
  tooManyRequests: 429,
  unavailable: 503,
  timedOut: 503,
} as const;

export type CommonKind = keyof typeof COMMON_STATUSES;

/** A failure before or beside the handler of a call; `parameter` is the first invalid one of a malformed request. */
export interface CommonFailure {
  readonly kind: CommonKind;
  readonly parameter?: string;
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number;
}

/** Response of a handler before it is serialized. */
export interface HandlerResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Errors of a family of calls. */
export interface ErrorFormat<Failure> {
  /** Statuses of the family's own failures. */
  readonly statuses: readonly number[];
  /** Returns the response to a failure of a handler. */
  readonly own: (failure: Failure, language: Language) => HandlerResponse;
  /** Returns the response to a common failure; by default `{ error }` with a fixed text. */
  readonly common: (failure: CommonFailure, language: Language) => HandlerResponse;
}

const TEXTS: Readonly<Record<CommonKind, string>> = {
  malformed: 'malformed request',
  unauthorized: 'no valid token',
  crossSite: 'pages of other sites may not send this request',
  inProgress: 'the first request with this key is in progress',
  tooLarge: 'too large',
  unsupportedType: 'unsupported content type',
  keyReused: 'another request had this key',
  tooManyRequests: 'too many requests',
  unavailable: 'unavailable',
  timedOut: 'timed out',
};

/** Returns the default response to a common failure. */
export const commonError = ({ kind }: CommonFailure): HandlerResponse => ({
  status: COMMON_STATUSES[kind],
  body: { error: TEXTS[kind] },
});
