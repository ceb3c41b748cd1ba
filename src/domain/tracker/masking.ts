const STAR = '*';

/** Returns the first and last characters with a star for each one between them; with too few, stars after the first ones. */
function masked(characters: readonly string[], first: number, last: number): string {
  const end = characters.length > first + last ? last : 0;
  const stars = STAR.repeat(characters.length - first - end);
  return [...characters.slice(0, first), stars, ...characters.slice(characters.length - end)].join('');
}

/**
 * Returns a customer's name with all but its first 4 and last 2 characters as stars, or all but the first 2 of a single word; up to
 * 4 characters stay as they are.
 */
export function maskName(name: string): string {
  const trimmed = name.trim();
  const characters = Array.from(trimmed);
  if (characters.length <= 4) return trimmed;
  return /\s/u.test(trimmed) ? masked(characters, 4, 2) : masked(characters, 2, 0);
}

/** Returns the number of an application with all but its first 2 and last 2 characters as stars; up to 4 stay as they are. */
export function maskApplicationNumber(number: string): string {
  const characters = Array.from(number.trim());
  return characters.length <= 4 ? number.trim() : masked(characters, 2, 2);
}
