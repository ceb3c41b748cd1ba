import { formatGuid, guidOf } from '#sitecore/definitions/guid.ts';

/** A key of an object or a place in a list. */
export type Step = string | number;

/** Where an item is written, for those who change it. */
export interface ItemSource {
  /** The published file as faults name it, `sitecore/content/pages/about.yml`; its draft stands beside it. */
  readonly file: string;
  /** The item's place in the file; none for a page or an item that has the file for itself. */
  readonly steps: readonly Step[];
  /** Another one as soon as one of its fields is written anew. */
  readonly revision: string;
}

/** The revision of an item with these fields, as they are written: 32 upper-case digits. */
export const revisionOf = (fields: unknown): string =>
  formatGuid(guidOf(`revision/${JSON.stringify(fields ?? null)}`), 'N');
