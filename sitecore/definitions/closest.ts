import leven from 'leven';

/** Returns names with those most like the written one first, whatever their case; equally close ones keep their order. */
export function byCloseness(written: string, known: readonly string[]): string[] {
  const distance = (name: string): number => leven(written.toLowerCase(), name.toLowerCase());
  return known
    .map((name) => ({ name, distance: distance(name) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ name }) => name);
}

/** The most names that a diagnostic lists. */
const MAX_LISTED = 12;

/** Lists known names for a diagnostic, those most like the written one first: `card, car, calc and 45 more`. */
export function listNames(written: string, known: readonly string[]): string {
  const names = byCloseness(written, known);
  const more = names.length - MAX_LISTED;
  return more > 0 ? `${names.slice(0, MAX_LISTED).join(', ')} and ${more} more` : names.join(', ') || 'none';
}

/** Returns what a diagnostic says of a name outside a closed set: `one of card, car, calc, not "crad"`. */
export const oneOf = (known: readonly string[], written: string): string =>
  `one of ${listNames(written, known)}, not "${written}"`;
