import type { TextValue } from '#sitecore/definitions/fields/text.ts';

/** Gradient classes by the name an author can enter; dark text is readable on all of them. */
const GRADIENTS: ReadonlyMap<string, string> = new Map([
  ['teal', 'bg-linear-to-b from-teal-100 to-page'],
  ['saffron', 'bg-linear-to-b from-saffron-100 to-page'],
  ['clay', 'bg-linear-to-b from-clay-100 to-page'],
  ['sand', 'bg-linear-to-b from-sand-100 to-page'],
]);

/** Returns the background classes of a tab; sand for an empty or unknown name. */
export const gradientClasses = (field: TextValue | undefined): string =>
  GRADIENTS.get(field?.value ?? '') ?? 'bg-linear-to-b from-sand-100 to-page';
