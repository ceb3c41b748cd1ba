import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join, sep } from 'node:path';

interface WatchOptions {
  /** Something may have changed. */
  readonly onChange: () => void;
  /** A folder cannot be watched: its changes go unnoticed. */
  readonly onFailure: (folder: string, error: unknown) => void;
}

/** What an editor keeps beside a file while it is open is nothing that was saved. */
const isSaved = (name: string): boolean => !name.startsWith('.') && !name.endsWith('~');

/** Changes come in swarms; each swarm is told once. */
const DEBOUNCE_MS = 10;

/**
 * Watches a folder and all below it; call the result to stop. Each folder is watched by itself, the same on every system:
 * Node's recursive watching follows files on Linux, and loses one that an editor saves by putting a new one in its place.
 */
export function watchFolder(root: string, options: WatchOptions): () => void {
  const watcher = new FolderWatcher(root, options);
  watcher.watchAll();
  return () => watcher.stop();
}

class FolderWatcher {
  readonly #root: string;
  readonly #options: WatchOptions;
  /** By folder; undefined for one that cannot be watched, which is told once. */
  readonly #watched = new Map<string, FSWatcher | undefined>();
  #debounceTimer: NodeJS.Timeout | undefined;

  constructor(root: string, options: WatchOptions) {
    this.#root = root;
    this.#options = options;
  }

  /** Watches every folder that is there now. */
  watchAll(): void {
    const folders = foldersOf(this.#root);
    for (const folder of this.#watched.keys()) if (!folders.has(folder)) this.#unwatch(folder);
    for (const folder of folders) if (!this.#watched.has(folder)) this.#watched.set(folder, this.#watch(folder));
  }

  stop(): void {
    clearTimeout(this.#debounceTimer);
    for (const folder of this.#watched.keys()) this.#unwatch(folder);
  }

  #watch(folder: string): FSWatcher | undefined {
    try {
      const watcher = watch(folder, (what, name) => {
        if (name !== null && !isSaved(name)) return;
        if (what === 'rename' && name !== null) this.#unwatchBelow(join(folder, name));
        this.#scheduleChange();
      });
      // A folder that is gone tells so in this way on some systems.
      watcher.on('error', () => this.#unwatch(folder));
      return watcher;
    } catch (error) {
      this.#options.onFailure(folder, error);
      return undefined;
    }
  }

  /** New folders are watched before a change is told: whoever reads then misses nothing that comes later. */
  #scheduleChange(): void {
    this.#debounceTimer ??= setTimeout(() => {
      this.#debounceTimer = undefined;
      this.watchAll();
      this.#options.onChange();
    }, DEBOUNCE_MS);
  }

  #unwatch(folder: string): void {
    this.#watched.get(folder)?.close();
    this.#watched.delete(folder);
  }

  /** Another folder may stand there now, which the watcher of the one before knows nothing of. */
  #unwatchBelow(path: string): void {
    for (const folder of this.#watched.keys()) {
      if (folder === path || folder.startsWith(path + sep)) this.#unwatch(folder);
    }
  }
}

/** A folder and every folder below it; those that vanish meanwhile are left out. */
function foldersOf(folder: string): Set<string> {
  try {
    const below = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && isSaved(entry.name))
      .flatMap(({ name }) => [...foldersOf(join(folder, name))]);
    return new Set([folder, ...below]);
  } catch {
    return new Set();
  }
}
