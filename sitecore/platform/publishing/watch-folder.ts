import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join, sep } from 'node:path';

interface WatchOptions {
  /** Called with the paths that may have changed: files and folders that were written, added or removed; with the root itself, any. */
  readonly onChange: (paths: ReadonlySet<string>) => void;
  /** Called with a folder that cannot be watched: its changes are not reported. */
  readonly onFailure: (folder: string, error: unknown) => void;
}

/** Returns false for the temporary files that an editor creates beside an open file. */
const isSaved = (name: string): boolean => !name.startsWith('.') && !name.endsWith('~');

/** Changes within this time are reported once. */
const DEBOUNCE_MS = 10;

/** Time between two looks for a folder that does not exist. */
const ABSENT_MS = 1_000;

/**
 * Watches a folder and all folders below it; returns a function that stops it. A folder that does not exist, or is removed, is
 * reported when it appears. Each folder has its own watcher on every
 * system: Node's recursive watching follows files on Linux, and loses one that an editor replaces by a new file.
 */
export function watchFolder(root: string, options: WatchOptions): () => void {
  const watcher = new FolderWatcher(root, options);
  watcher.watchAll();
  return () => watcher.stop();
}

class FolderWatcher {
  readonly #root: string;
  readonly #options: WatchOptions;
  /** Watchers by folder; undefined for one that cannot be watched, so that it is reported once. */
  readonly #watched = new Map<string, FSWatcher | undefined>();
  /** The paths that may have changed since the last report. */
  #changed = new Set<string>();
  #debounceTimer: NodeJS.Timeout | undefined;
  #absenceTimer: NodeJS.Timeout | undefined;
  /** Number of the watched root on its disk: another folder with its path has another. */
  #rootNumber: number | undefined;

  constructor(root: string, options: WatchOptions) {
    this.#root = root;
    this.#options = options;
  }

  /** Watches every folder that exists now. */
  watchAll(): void {
    const folders = foldersOf(this.#root);
    for (const folder of this.#watched.keys()) if (!folders.has(folder)) this.#unwatch(folder);
    for (const folder of folders) if (!this.#watched.has(folder)) this.#watched.set(folder, this.#watch(folder));
    this.#rootNumber = numberOf(this.#root);
    if (this.#rootNumber === undefined) this.#awaitRoot();
  }

  /** Looks for the root until it exists: nothing else would tell, as a mounted folder changes no other. */
  #awaitRoot(): void {
    clearTimeout(this.#absenceTimer);
    this.#absenceTimer = setTimeout(() => {
      if (numberOf(this.#root) === undefined) this.#awaitRoot();
      else this.#scheduleChange(this.#root);
    }, ABSENT_MS).unref();
  }

  stop(): void {
    clearTimeout(this.#debounceTimer);
    clearTimeout(this.#absenceTimer);
    for (const folder of this.#watched.keys()) this.#unwatch(folder);
  }

  #watch(folder: string): FSWatcher | undefined {
    try {
      const watcher = watch(folder, (event, name) => {
        if (name !== null && !isSaved(name)) return;
        const path = name === null ? folder : join(folder, name);
        if (event === 'rename' && name !== null) this.#unwatchBelow(path);
        this.#scheduleChange(path);
      });
      // Some systems report a removed folder as an error.
      watcher.on('error', () => this.#unwatch(folder));
      return watcher;
    } catch (error) {
      this.#options.onFailure(folder, error);
      return undefined;
    }
  }

  /** Reports a change after new folders are watched, so that a caller who reads then misses no later change. */
  #scheduleChange(path: string): void {
    this.#changed.add(path);
    this.#debounceTimer ??= setTimeout(() => {
      this.#debounceTimer = undefined;
      const changed = this.#changed;
      this.#changed = new Set();
      const isOther = numberOf(this.#root) !== this.#rootNumber;
      if (isOther) {
        this.#unwatchBelow(this.#root);
        changed.add(this.#root);
      }
      // Files add no folders, saved or gone: a large content folder is not searched for them.
      if (isOther || [...changed].some(isFolder)) this.watchAll();
      this.#options.onChange(changed);
    }, DEBOUNCE_MS);
  }

  #unwatch(folder: string): void {
    this.#watched.get(folder)?.close();
    this.#watched.delete(folder);
  }

  /** Stops the watchers of a folder and those below it: another folder with that path needs new ones. */
  #unwatchBelow(path: string): void {
    for (const folder of this.#watched.keys()) {
      if (folder === path || folder.startsWith(path + sep)) this.#unwatch(folder);
    }
  }
}

/** Returns the number of a folder on its disk; undefined when it does not exist. */
const numberOf = (folder: string): number | undefined => statSync(folder, { throwIfNoEntry: false })?.ino;

/** Returns true for a folder that exists; the watchers of one that is gone have ended with it. */
const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Returns a folder and every folder below it; those that vanish meanwhile are left out. */
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
