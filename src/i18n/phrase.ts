/** Replaces each `{name}` in a phrase with the value of that name; a name without value stays. */
export const fill = (phrase: string, values: Readonly<Record<string, string>>): string =>
  phrase.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

/** Returns the phrases of these keys; a key without a phrase is its own. */
export function phrasesOf<Key extends string>(
  phrases: Readonly<Partial<Record<string, string>>>,
  keys: readonly Key[],
): Readonly<Record<Key, string>> {
  const found = Object.fromEntries(keys.map((key) => [key, phrases[key] ?? key]));
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- it has each of the keys
  return found as Readonly<Record<Key, string>>;
}
