import type { Language } from '#sitecore/definitions/language.ts';
import type { Store } from '../../store/store.ts';
import type { Branch } from './branches.ts';

/** Dependencies of the three kiosk calls for one request. */
export interface RequestContext {
  readonly store: Store;
  readonly branches: ReadonlyMap<string, Branch>;
  readonly language: Language;
  readonly now: Date;
}

/** Validity of a visit: 15 minutes, as long as a token. */
export const VISIT_MS = 15 * 60_000;

/** Age at which photos and visits are deleted: a day. */
const RETENTION_MS = 24 * 3_600_000;

/** Returns the time before which photos and visits are deleted. */
export const retentionCutoff = (now: Date): Date => new Date(now.getTime() - RETENTION_MS);

/** Returns true for a UUID; the store rejects any other id with an error. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
