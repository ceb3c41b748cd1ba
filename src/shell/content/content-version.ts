/** Next bundles pages and services apart: what both must know of stands where both can see it. */
const VERSION_KEY = Symbol.for('rukn.contentVersion');

/** How many publishes this process has heard of. */
export function contentVersion(): number {
  const count: unknown = Reflect.get(globalThis, VERSION_KEY);
  return typeof count === 'number' ? count : 0;
}

/** Notes a publish: what was asked of the content platform before is of before. */
export function bumpContentVersion(): void {
  Reflect.set(globalThis, VERSION_KEY, contentVersion() + 1);
}

const MAX_ATTEMPTS = 3;

/**
 * Loads something to be kept, and again when a publish was heard meanwhile: Next lets a renewal join one that is under
 * way, so that what was begun before the publish would stand after it.
 */
export async function loadForCache<T>(load: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    const heard = contentVersion();
    const loaded = await load();
    if (heard === contentVersion() || tried === MAX_ATTEMPTS) return loaded;
  }
}
