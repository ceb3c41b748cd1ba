import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const POLL_MS = 50;

/**
 * Creates what all test files of a run share and returns the text about it: the first file that needs it creates it, the others
 * wait; a test's time limit ends the waiting when that file fails.
 */
export async function onceInRun(runFolder: string, name: string, create: () => Promise<string>): Promise<string> {
  const file = join(runFolder, name);
  try {
    mkdirSync(`${file}.lock`);
  } catch {
    while (!existsSync(file)) await setTimeout(POLL_MS);
    return readFileSync(file, 'utf8');
  }
  const created = await create();
  writeFileSync(`${file}.new`, created);
  renameSync(`${file}.new`, file);
  return created;
}
