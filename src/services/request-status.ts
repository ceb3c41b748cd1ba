import type { ResponseOf } from '#sitecore/contracts/call.ts';
import { formStatus } from '#sitecore/contracts/forms.ts';
import { cleanLine } from '#sitecore/rules/forms/canonical-value.ts';
import { type CallOptions, callService } from './call-service.ts';

/** Names of the inputs: the number of a request, and the telephone number or code that proves whose it is. */
export const STATUS_FIELDS = ['reference', 'contact'] as const;

type StatusField = (typeof STATUS_FIELDS)[number];

export type StatusRequest = Readonly<Record<StatusField, string>>;

export type FoundRequest = NonNullable<ResponseOf<typeof formStatus>['submission']>;

/** A status that was found, that nobody has, that could not be shown, or that had too many wrong tries. */
export type StatusResult =
  | { readonly kind: 'none' | 'failed' | 'limited' }
  | { readonly kind: 'found'; readonly found: FoundRequest };

/** Name of the form in the query of its page, for browsers without scripts. */
export const STATUS_FORM = 'request-status';

/** Characters that the service reads of each input; no number has more, also with a space after each letter, and no code. */
const MAX_LENGTH: Readonly<Record<StatusField, number>> = { reference: 60, contact: 40 };

/** Reads the entries of the form. */
export function readStatusRequest(entries: Pick<FormData | URLSearchParams, 'get'>): StatusRequest {
  const textOf = (name: StatusField): string => {
    const entry = entries.get(name);
    return typeof entry === 'string' ? cleanLine(entry).slice(0, MAX_LENGTH[name]) : '';
  };
  return { reference: textOf('reference'), contact: textOf('contact') };
}

/** Returns the names of the inputs that are empty. */
export const emptyFields = (request: StatusRequest): readonly StatusField[] =>
  STATUS_FIELDS.filter((name) => request[name] === '');

/** Loads the status of a request. Never rejects. */
export async function loadStatus(request: StatusRequest, options: CallOptions): Promise<StatusResult> {
  const result = await callService(formStatus, request, options);
  if (!result.ok) return { kind: result.failure.kind === 'TooManyRequests' ? 'limited' : 'failed' };
  const { submission: found } = result.value;
  return found ? { kind: 'found', found } : { kind: 'none' };
}
