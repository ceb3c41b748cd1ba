/** Next bundles pages and services apart: what both must know of stands where both can see it. */
const COUNT = Symbol.for('rukn.publishes');

/** How many publishes this process has heard of. */
export function publishesHeard(): number {
  const count: unknown = Reflect.get(globalThis, COUNT);
  return typeof count === 'number' ? count : 0;
}

/** Notes a publish: what was asked of the content platform before is of before. */
export function hearPublish(): void {
  Reflect.set(globalThis, COUNT, publishesHeard() + 1);
}

const TRIES = 3;

/**
 * Loads something to be kept, and again when a publish was heard meanwhile: Next lets a renewal join one that is under
 * way, so that what was begun before the publish would stand after it.
 */
export async function loadToKeep<T>(load: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    const heard = publishesHeard();
    const loaded = await load();
    if (heard === publishesHeard() || tried === TRIES) return loaded;
  }
}
