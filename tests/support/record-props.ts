/** Paths of props: those with a value, and those that have been read. */
export interface Recorded {
  readonly sent: Set<string>;
  readonly read: Set<string>;
}

/**
 * Returns a copy of plain data that records what is read of it, and adds the paths of its values to `sent`. A path names
 * the properties, `fields.Cards[].name`; the value of a field is one, however many parts it has.
 */
export function recordValue<T extends object>(path: string, value: T, recorded: Recorded): T {
  addPaths(path, value, recorded.sent);
  return recordObject(path, structuredClone(value), recorded.read);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns true for the value of a field: a text, a link or an image. */
const isFieldValue = (value: object): boolean => ['value', 'href', 'src'].some((key) => key in value);

const childPath = (path: string, parent: object, key: string): string => {
  if (Array.isArray(parent)) return `${path}[]`;
  return path === '' ? key : `${path}.${key}`;
};

function addPaths(path: string, value: unknown, paths: Set<string>): void {
  if (!isObject(value) || isFieldValue(value)) {
    if (value !== undefined && value !== null && value !== '') paths.add(path);
    return;
  }
  for (const [key, child] of Object.entries(value)) addPaths(childPath(path, value, key), child, paths);
}

/** Returns an object whose plain values are recorded when they are read, together with the paths that they are in. */
function recordObject<T extends object>(path: string, target: T, read: Set<string>): T {
  const children = new Map<string, object>();
  return new Proxy(target, {
    get: (object, key) => {
      const value: unknown = Reflect.get(object, key);
      if (typeof key === 'symbol') return value;
      const own = childPath(path, object, key);
      if (!isObject(value)) {
        markRead(Object.hasOwn(object, key) ? own : path, read);
        return value;
      }
      // One object per value, however often it is read: views compare and memoize.
      const child = children.get(key) ?? recordObject(own, value, read);
      children.set(key, child);
      return child;
    },
  });
}

/** Adds a path and those that it is in. */
function markRead(path: string, read: Set<string>): void {
  read.add(path);
  const above = path.replace(/(?:\[\]|\.?[^.[\]]+)$/, '');
  if (above !== path && above !== '') markRead(above, read);
}
