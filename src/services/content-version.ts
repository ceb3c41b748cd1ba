/** Key of a value that all bundles share: Next bundles pages and API routes apart. */
const VERSION_KEY = Symbol.for('rukn.contentVersion');

/** Returns the number of publishes that this process was notified of. */
export function contentVersion(): number {
  const count: unknown = Reflect.get(globalThis, VERSION_KEY);
  return typeof count === 'number' ? count : 0;
}

/** Counts a publish: results requested earlier are out of date. */
export function bumpContentVersion(): void {
  Reflect.set(globalThis, VERSION_KEY, contentVersion() + 1);
}
