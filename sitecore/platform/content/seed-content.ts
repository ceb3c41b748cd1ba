import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tryLock } from '../store/lock.mjs';

/** A copy that is not complete yet. */
const COPY = '.seed.new';
/** A complete copy, whose entries are being moved to where they belong. */
const COMPLETE = '.seed';
const LOCK = '.seed.lock';

/** Entries of a folder that nobody has put anything into; the last is at the top of a mounted disk. */
const NO_CONTENT: readonly string[] = [COPY, COMPLETE, LOCK, 'lost+found'];

const RETRY_MS = 50;

/**
 * Fills a content folder that is missing or empty with the content of another, and returns true; leaves any other folder as it is.
 * The copy is made within the folder, which may be a mounted disk, and moved once it is complete: the next call finishes what an
 * interruption leaves. Throws one readable error when the folder cannot be used.
 */
export async function seedContent(folder: string, from: string): Promise<boolean> {
  try {
    mkdirSync(folder, { recursive: true });
    while (needsSeed(folder)) {
      const { release } = tryLock(join(folder, LOCK));
      // Another platform fills it.
      if (!release) await wait(RETRY_MS);
      else {
        try {
          if (!needsSeed(folder)) return false;
          seed(folder, from);
          return true;
        } finally {
          release();
        }
      }
    }
    return false;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new Error(`environment:\n  CONTENT_DIR: expected a folder that can be read and written${code}: ${folder}`, {
      cause: error,
    });
  }
}

const needsSeed = (folder: string): boolean =>
  existsSync(join(folder, COMPLETE)) || readdirSync(folder).every((name) => NO_CONTENT.includes(name));

function seed(folder: string, from: string): void {
  const [copy, complete] = [join(folder, COPY), join(folder, COMPLETE)];
  if (!existsSync(complete)) {
    rmSync(copy, { recursive: true, force: true });
    cpSync(from, copy, { recursive: true });
    renameSync(copy, complete);
  }
  for (const name of readdirSync(complete)) renameSync(join(complete, name), join(folder, name));
  rmdirSync(complete);
}
