import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { type Encoding, ENCODINGS } from '#src/config/build/with-compressed-files.ts';

interface Choice {
  readonly encoding: Encoding | undefined;
}

/** Choices by header: browsers send a handful of different ones. */
const choices = new LRUCache<string, Choice>({ max: 100 });

/** Returns the smallest encoding that a client accepts by its `Accept-Encoding`; undefined when it accepts none. */
export function chooseEncoding(accepted = ''): Encoding | undefined {
  const known = choices.get(accepted);
  if (known) return known.encoding;
  const accepts = new Set(new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([...ENCODINGS]));
  const encoding = ENCODINGS.find((one) => accepts.has(one));
  choices.set(accepted, { encoding });
  return encoding;
}
