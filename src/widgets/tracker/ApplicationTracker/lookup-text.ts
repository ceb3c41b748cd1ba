import type { TrackerFailure } from '#src/services/tracker.ts';
import { LOOKUP_CODES, type TrackerPhrases } from './phrases.ts';

/** Returns the text of a failed lookup: of its code, of the network's own error, else the general one. */
export function lookupText(failed: TrackerFailure, phrases: TrackerPhrases): string {
  if (failed.kind === 'network' && failed.message !== '') return failed.message;
  const known = LOOKUP_CODES.find((code) => failed.kind === 'refused' && failed.code === code);
  const key = known && (`Tracker-${known}` as const);
  return key === undefined || phrases[key] === key ? phrases['Tracke-genral-error'] : phrases[key];
}

/** Returns the sentence that the bank has sent with a failure, else the given one. */
export const sentText = (failed: TrackerFailure, otherwise: string): string =>
  failed.kind === 'refused' && failed.message !== '' ? failed.message : otherwise;
