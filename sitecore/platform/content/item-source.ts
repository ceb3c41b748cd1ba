import { formatGuid, guidOf } from '#sitecore/definitions/guid.ts';

/** A key of an object or an index of a list. */
export type Step = string | number;

/** The file and the position in it from which an item was read, for the editor that changes it. */
export interface ItemSource {
  /** The published file as diagnostics show it, `sitecore/content/pages/about.yml`; its draft is in the same folder. */
  readonly file: string;
  /** The item's position in the file; empty for a page or item that is the whole file. */
  readonly steps: readonly Step[];
  /** A value that changes with each change of the item's fields. */
  readonly revision: string;
}

/** Returns the revision of an item with these fields as the file has them: 32 upper-case hexadecimal digits. */
export const revisionOf = (fields: unknown): string =>
  formatGuid(guidOf(`revision/${JSON.stringify(fields ?? null)}`), 'N');
