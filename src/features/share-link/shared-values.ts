/** Form whose values a URL can carry. */
export interface Shareable<Field extends string> {
  /** Name in logs and in the URL. */
  readonly name: string;
  /** Values at first and after clearing. */
  readonly initial: Readonly<Record<Field, string>>;
  /** Values of the options by field; other values from a URL are ignored. */
  readonly allowedValues?: Readonly<Partial<Record<Field, readonly string[]>>> | undefined;
}

/** Upper bound of a value's length: an amount has ten characters, the id of an option 36. */
const MAX_VALUE_LENGTH = 40;

/**
 * Returns the fragment that carries the values of a form, `#AutoFinanceCalculator?carValue=120000`, without empty values.
 * Browsers do not send fragments to servers, so no figure of a person reaches a log.
 */
export function sharedHash(name: string, values: Readonly<Record<string, string>>): string {
  const filled = Object.entries(values).filter(([, text]) => text !== '');
  return `#${name}?${new URLSearchParams(filled).toString()}`;
}

/**
 * Parses the values that a fragment carries for a form, merged into the initial ones; undefined if it is for another form
 * or carries none. Skips unknown fields and values that are not allowed.
 */
export function readSharedHash<Field extends string>(
  hash: string,
  { name, initial, allowedValues }: Shareable<Field>,
): Readonly<Record<Field, string>> | undefined {
  const start = `#${name}?`;
  if (!hash.startsWith(start)) return undefined;
  const shared = new URLSearchParams(hash.slice(start.length));
  const values: Record<Field, string> = { ...initial };
  let hasValue = false;
  for (const field in initial) {
    const text = shared.get(field);
    const allowed = allowedValues?.[field];
    if (text === null || text.length > MAX_VALUE_LENGTH || allowed?.includes(text) === false) continue;
    values[field] = text;
    hasValue = true;
  }
  return hasValue ? values : undefined;
}
