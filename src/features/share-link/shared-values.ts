/** A form whose entries an address can carry. */
export interface Shareable<Field extends string> {
  /** What the calculator is called where something goes wrong, and in the address. */
  readonly name: string;
  /** What stands in the fields at first and after they are cleared. */
  readonly initial: Readonly<Record<Field, string>>;
  /** By field that is chosen, what can be chosen; an address that says something else is not listened to. */
  readonly allowedValues?: Readonly<Partial<Record<Field, readonly string[]>>> | undefined;
}

/** No entry is longer: an amount has ten characters, the id of an option 36. */
const MAX_VALUE_LENGTH = 40;

/**
 * The fragment of an address that carries entries, `#AutoFinanceCalculator?carValue=120000`: a browser sends it to nobody,
 * so no figure of a person reaches a log. Empty entries are left out.
 */
export function sharedHash(name: string, entries: Readonly<Record<string, string>>): string {
  const filled = Object.entries(entries).filter(([, text]) => text !== '');
  return `#${name}?${new URLSearchParams(filled).toString()}`;
}

/**
 * The entries that a fragment carries for a calculator, over what stands in its fields at first; undefined when it is for
 * another or carries none. Fields that it does not have, and choices that it does not offer, are left out.
 */
export function readSharedHash<Field extends string>(
  hash: string,
  { name, initial, allowedValues }: Shareable<Field>,
): Readonly<Record<Field, string>> | undefined {
  const start = `#${name}?`;
  if (!hash.startsWith(start)) return undefined;
  const shared = new URLSearchParams(hash.slice(start.length));
  const entries: Record<Field, string> = { ...initial };
  let carries = false;
  for (const field in initial) {
    const text = shared.get(field);
    const choices = allowedValues?.[field];
    if (text === null || text.length > MAX_VALUE_LENGTH || choices?.includes(text) === false) continue;
    entries[field] = text;
    carries = true;
  }
  return carries ? entries : undefined;
}
