import type { TextValue } from '#sitecore/definitions/fields/text.ts';

/** The gradients that an author can name; each keeps dark text readable from end to end. */
const GRADIENTS: ReadonlyMap<string, string> = new Map([
  ['teal', 'bg-linear-to-b from-teal-100 to-page'],
  ['saffron', 'bg-linear-to-b from-saffron-100 to-page'],
  ['clay', 'bg-linear-to-b from-clay-100 to-page'],
  ['sand', 'bg-linear-to-b from-sand-100 to-page'],
]);

/** The ground of a tab; sand where its author named none. */
export const gradientClasses = (field: TextValue | undefined): string =>
  GRADIENTS.get(field?.value ?? '') ?? 'bg-linear-to-b from-sand-100 to-page';
