/** Use of a cache since it was created. */
export interface CacheUse {
  readonly hits: number;
  readonly misses: number;
  readonly entries: number;
  readonly characters: number;
}

type ReadUse = () => CacheUse;

declare global {
  // Next bundles pages and API routes apart: a global is what they share.
  var cacheUseReaders: Map<string, readonly ReadUse[]> | undefined;
}

const readers = (): Map<string, readonly ReadUse[]> =>
  (globalThis.cacheUseReaders ??= new Map<string, readonly ReadUse[]>());

/** Adds a cache to those that `cacheUses` counts; caches of one name are counted together. */
export function countUse(name: string, read: ReadUse): void {
  readers().set(name, [...(readers().get(name) ?? []), read]);
}

/** Returns the use of this process's caches by name. */
export const cacheUses = (): Readonly<Record<string, CacheUse>> =>
  Object.fromEntries([...readers()].map(([name, uses]) => [name, uses.map((read) => read()).reduce(sum)]));

const sum = (one: CacheUse, other: CacheUse): CacheUse => ({
  hits: one.hits + other.hits,
  misses: one.misses + other.misses,
  entries: one.entries + other.entries,
  characters: one.characters + other.characters,
});
