/** Values of a form that go with its visitor to the page in the other language. */
export interface CarriedValues {
  readonly values: URLSearchParams;
  /** True when the form was submitted. */
  readonly isSubmitted: boolean;
}

/** Returns the name in sessionStorage under which a form's values wait for the page in the other language. */
export const carriedKey = (name: string): string => `values ${name}`;

/**
 * Stores the values of a form for the page at a path. They leave the browser's window with its session at the latest: the
 * next page with this form takes them out.
 */
export function carryValues(
  name: string,
  path: string,
  values: Readonly<Record<string, string>>,
  isSubmitted: boolean,
) {
  const stored = { path, isSubmitted, values: new URLSearchParams(values).toString() };
  try {
    if (Object.keys(values).length > 0) sessionStorage.setItem(carriedKey(name), JSON.stringify(stored));
    else sessionStorage.removeItem(carriedKey(name));
  } catch {
    // A full or refused storage costs the visitor what was entered.
  }
}

/** Takes the values of a form out of the storage; undefined without any, and for those of another page. */
export function takeCarried(name: string, path: string): CarriedValues | undefined {
  try {
    const text = sessionStorage.getItem(carriedKey(name));
    if (text === null) return undefined;
    sessionStorage.removeItem(carriedKey(name));
    const stored: unknown = JSON.parse(text);
    if (!isStored(stored) || stored.path !== path) return undefined;
    return { values: new URLSearchParams(stored.values), isSubmitted: stored.isSubmitted };
  } catch {
    return undefined;
  }
}

interface Stored {
  readonly path: string;
  readonly isSubmitted: boolean;
  readonly values: string;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'isSubmitted' in value &&
  typeof value.isSubmitted === 'boolean' &&
  'values' in value &&
  typeof value.values === 'string';
