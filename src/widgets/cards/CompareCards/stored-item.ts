/** Returns the parsed localStorage item; undefined when there is none. An item that cannot be read or parsed is logged and removed. */
export function readStored<T>(name: string, parse: (value: unknown) => T): T | undefined {
  return withCleanup(name, () => {
    const text = localStorage.getItem(name);
    return text === null ? undefined : parse(JSON.parse(text));
  });
}

/** Stores a value as JSON in localStorage. A failure is logged, and the item is removed. */
export function writeStored(name: string, value: unknown): void {
  withCleanup(name, () => {
    localStorage.setItem(name, JSON.stringify(value));
  });
}

/** Runs `access`; when it throws, logs the error and removes the item, which can fail too and is then logged. */
function withCleanup<T>(name: string, access: () => T): T | undefined {
  try {
    return access();
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
