import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { startPostgres } from '../../scripts/postgres-server.ts';
import { onceInRun } from './once-in-run.ts';

const serverText = z.object({ url: z.string(), pid: z.number(), folder: z.string() });
type SharedServer = z.infer<typeof serverText>;

const FILE = 'postgres.json';
const POLL_MS = 50;

const readServer = (text: string): SharedServer => serverText.parse(JSON.parse(text));

/** Returns the URL of the run's PostgreSQL server. */
export async function sharedServer(runFolder: string, programs: string): Promise<string> {
  const text = await onceInRun(runFolder, FILE, async () => {
    const { url, pid, folder } = await startPostgres(programs);
    return JSON.stringify({ url, pid, folder } satisfies SharedServer);
  });
  return readServer(text).url;
}

/** Stops the run's PostgreSQL server, if one was started, and deletes its data. */
export async function stopSharedServer(runFolder: string): Promise<void> {
  const file = join(runFolder, FILE);
  if (!existsSync(file)) return;
  const server = readServer(readFileSync(file, 'utf8'));
  process.kill(server.pid, 'SIGINT');
  while (existsSync(join(server.folder, 'data', 'postmaster.pid'))) await setTimeout(POLL_MS);
  rmSync(server.folder, { recursive: true, force: true });
}
