/** Reads what was stored under a name. What cannot be read is written to the log and removed, and counts as nothing stored. */
export function readStored<T>(name: string, parse: (value: unknown) => T): T | undefined {
  return guarded(name, () => {
    const text = localStorage.getItem(name);
    return text === null ? undefined : parse(JSON.parse(text));
  });
}

/** Stores a value under a name. What cannot be written is logged, and what stood there is removed. */
export function writeStored(name: string, value: unknown): void {
  guarded(name, () => {
    localStorage.setItem(name, JSON.stringify(value));
  });
}

/** Does something with the store; a browser may refuse even to remove what is broken. */
function guarded<T>(name: string, act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    console.error(`stored ${name}:`, error);
  }
  try {
    localStorage.removeItem(name);
  } catch (error) {
    console.error(`stored ${name}:`, error);
  }
  return undefined;
}
