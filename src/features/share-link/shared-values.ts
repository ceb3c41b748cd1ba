/**
 * Returns the fragment that carries the values of a form, `#AutoFinanceCalculator?carValue=120000`, without empty values.
 * Browsers do not send fragments to servers, so no figure of a person reaches a log.
 */
export function sharedHash(name: string, values: Readonly<Record<string, string>>): string {
  const filled = Object.entries(values).filter(([, text]) => text !== '');
  return `${startOf(name)}${new URLSearchParams(filled).toString()}`;
}

/** Returns the values that a fragment carries for a form; undefined if it is for another form, or for none. */
export function readSharedHash(hash: string, name: string): URLSearchParams | undefined {
  const start = startOf(name);
  return hash.startsWith(start) ? new URLSearchParams(hash.slice(start.length)) : undefined;
}

const startOf = (name: string): string => `#${name}?`;
