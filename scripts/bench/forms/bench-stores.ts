import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { StoreOptions } from '#sitecore/platform/store/store.ts';
import { freePort } from '../programs.ts';

/** An empty store to measure. */
export interface BenchStore {
  readonly name: string;
  readonly options: StoreOptions;
  readonly remove: () => Promise<void>;
}

/** Returns the makers of the stores that can be measured here: PGlite, and PostgreSQL when it is installed. */
export function benchStores(): readonly (() => Promise<BenchStore>)[] {
  const programs = postgresPrograms();
  return [embeddedStore, ...(programs === undefined ? [] : [() => postgresStore(programs)])];
}

function embeddedStore(): Promise<BenchStore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rukn-bench-store-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  return Promise.resolve({ name: 'PGlite', options: { dataDir }, remove });
}

/** Returns the folder of the installed PostgreSQL programs; undefined without any. */
function postgresPrograms(): string | undefined {
  const found = (process.env.PATH ?? '').split(delimiter).find((folder) => existsSync(join(folder, 'postgres')));
  const programs = found && dirname(realpathSync(join(found, 'postgres')));
  return programs && existsSync(join(programs, 'initdb')) ? programs : undefined;
}

/** Starts a new server with PostgreSQL's own settings: each transaction is on the disk before it is acknowledged. */
async function postgresStore(programs: string): Promise<BenchStore> {
  const folder = mkdtempSync(join(tmpdir(), 'rukn-bench-postgres-'));
  const owner = unprivilegedUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const asOwner = { ...owner, cwd: folder };
  const make = ['-D', data, '-U', 'rukn', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  execFileSync(join(programs, 'initdb'), make, { ...asOwner, stdio: 'ignore' });
  const port = await freePort();
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-k', folder, '-p', `${port}`];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
    ...asOwner,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await ready(server);
  return {
    name: 'PostgreSQL',
    options: { dataDir: folder, databaseUrl: `postgres://rukn@127.0.0.1:${port}/postgres` },
    remove: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ready({ stderr }: ChildProcess): Promise<void> {
  if (!stderr) throw new Error('the server has no error output');
  const output: string[] = [];
  for await (const line of createInterface({ input: stderr })) {
    output.push(line);
    if (line.includes('ready to accept connections')) return void stderr.resume();
  }
  throw new Error(`no server: ${output.join('\n')}`);
}

/** Returns the user postgres when this process is root, which PostgreSQL refuses. */
function unprivilegedUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (which: '-u' | '-g') => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
