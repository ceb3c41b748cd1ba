import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

interface WatchOptions {
  /** Something may have changed. */
  readonly onChange: () => void;
  /** A folder cannot be watched: its changes go unnoticed. */
  readonly onFailure: (folder: string, error: unknown) => void;
}

/** What an editor keeps beside a file while it is open is nothing that was saved. */
const isSaved = (name: string): boolean => !name.startsWith('.') && !name.endsWith('~');

/**
 * Watches a folder and all below it; call the result to stop. Each folder is watched by itself, the same on every system:
 * Node's recursive watching follows files on Linux, and loses one that an editor saves by putting a new one in its place.
 */
export function watchFolder(root: string, { onChange, onFailure }: WatchOptions): () => void {
  const watchers = new Map<string, FSWatcher>();
  const forget = (folder: string): void => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const follow = (): void => {
    const folders = foldersOf(root);
    for (const folder of watchers.keys()) if (!folders.has(folder)) forget(folder);
    for (const folder of folders) {
      if (watchers.has(folder)) continue;
      try {
        const watcher = watch(folder, (_, name) => {
          if (name !== null && !isSaved(name)) return;
          follow();
          onChange();
        });
        watchers.set(folder, watcher);
        // A folder that is gone tells so in this way on some systems.
        watcher.on('error', () => forget(folder));
      } catch (error) {
        onFailure(folder, error);
      }
    }
  };
  follow();
  return () => {
    for (const folder of [...watchers.keys()]) forget(folder);
  };
}

/** A folder and every folder below it; none when it is gone. */
function foldersOf(root: string): Set<string> {
  try {
    const entries = readdirSync(root, { recursive: true, withFileTypes: true });
    const below = entries.filter((entry) => entry.isDirectory() && isSaved(entry.name));
    return new Set([root, ...below.map((entry) => join(entry.parentPath, entry.name))]);
  } catch {
    return new Set();
  }
}
