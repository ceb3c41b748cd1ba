import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { startPostgres } from '../../scripts/postgres-server.ts';

const serverFile = z.object({ url: z.string(), pid: z.number(), folder: z.string() });
type SharedServer = z.infer<typeof serverFile>;

const POLL_MS = 50;

const fileIn = (runFolder: string): string => join(runFolder, 'postgres.json');

/** Returns the URL of the run's PostgreSQL server, which the first test file that needs it starts for all. */
export async function sharedServer(runFolder: string, programs: string): Promise<string> {
  try {
    mkdirSync(join(runFolder, 'postgres.lock'));
  } catch {
    return (await startedServer(runFolder)).url;
  }
  const { url, pid, folder } = await startPostgres(programs);
  const file = fileIn(runFolder);
  writeFileSync(`${file}.new`, JSON.stringify({ url, pid, folder } satisfies SharedServer));
  renameSync(`${file}.new`, file);
  return url;
}

/** Waits for the server that another process starts; a test's time limit ends it when that process fails. */
async function startedServer(runFolder: string): Promise<SharedServer> {
  for (;;) {
    const server = readServer(runFolder);
    if (server) return server;
    await setTimeout(POLL_MS);
  }
}

function readServer(runFolder: string): SharedServer | undefined {
  try {
    return serverFile.parse(JSON.parse(readFileSync(fileIn(runFolder), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Stops the run's PostgreSQL server, if one was started, and deletes its data. */
export async function stopSharedServer(runFolder: string): Promise<void> {
  const server = readServer(runFolder);
  if (!server) return;
  process.kill(server.pid, 'SIGINT');
  while (existsSync(join(server.folder, 'data', 'postmaster.pid'))) await setTimeout(POLL_MS);
  rmSync(server.folder, { recursive: true, force: true });
}
