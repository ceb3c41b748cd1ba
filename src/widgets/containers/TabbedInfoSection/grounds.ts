import type { TextValue } from '#sitecore/definitions/fields/text.ts';

/** The gradients that an author can name; each keeps dark text readable from end to end. */
const GROUNDS: ReadonlyMap<string, string> = new Map([
  ['teal', 'bg-linear-to-b from-teal-100 to-page'],
  ['saffron', 'bg-linear-to-b from-saffron-100 to-page'],
  ['clay', 'bg-linear-to-b from-clay-100 to-page'],
  ['sand', 'bg-linear-to-b from-sand-100 to-page'],
]);

/** The ground of a tab; sand where its author named none. */
export const groundOf = (field: TextValue | undefined): string =>
  GROUNDS.get(field?.value ?? '') ?? 'bg-linear-to-b from-sand-100 to-page';
