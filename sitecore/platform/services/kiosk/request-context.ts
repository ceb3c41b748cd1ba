import type { Language } from '#sitecore/definitions/language.ts';
import type { Store } from '../../store/store.ts';
import type { Branch } from './branches.ts';

/** What the three calls of a kiosk work with. */
export interface RequestContext {
  readonly store: Store;
  readonly branches: ReadonlyMap<string, Branch>;
  readonly language: Language;
  readonly now: Date;
}

/** How long what a visitor has said counts: as long as a token. */
export const VISIT_MS = 15 * 60_000;

/** After how long photos and names are forgotten; tickets keep their numbers. */
const RETENTION_MS = 24 * 3_600_000;

/** Everything before this moment is to be forgotten. */
export const retentionCutoff = (now: Date): Date => new Date(now.getTime() - RETENTION_MS);

/** Whether a text is an id as we make them; the store takes no other. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
