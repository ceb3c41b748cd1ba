import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { findEngine } from './bootstrap/engines.mjs';
import { freePorts } from './bootstrap/ports.mjs';

/** A running server. */
export interface PostgresServer {
  readonly url: string;
  readonly pid: number;
  /** Folder with its data. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

/** Returns the folder of the PostgreSQL programs beside a server, the installed one unless one is given; undefined without any. */
export function postgresPrograms(server = findEngine('postgres', process.env)): string | undefined {
  const programs = server && dirname(realpathSync(server));
  return programs && existsSync(join(programs, 'initdb')) ? programs : undefined;
}

/** Starts a new, empty server; stopping it deletes its data. Without `isDurable` it does not wait for the disk, which tests need not. */
export async function startPostgres(programs: string, { isDurable = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'rukn-postgres-'));
  const owner = unprivilegedUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const asOwner = { ...owner, cwd: folder };
  const make = ['-D', data, '-U', 'rukn', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  execFileSync(join(programs, 'initdb'), make, { ...asOwner, stdio: 'ignore' });
  const [port] = await freePorts(1);
  const settings = [
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `fsync=${isDurable ? 'on' : 'off'}`,
    '-k',
    folder,
    '-p',
    `${port}`,
  ];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
    ...asOwner,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await ready(server);
  return {
    url: `postgres://rukn@127.0.0.1:${port}/postgres`,
    pid: server.pid ?? 0,
    folder,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ready({ stderr }: ChildProcess): Promise<void> {
  if (!stderr) throw new Error('the server has no error output');
  const lines = createInterface({ input: stderr });
  const output: string[] = [];
  for await (const line of lines) {
    output.push(line);
    if (line.includes('ready to accept connections')) return void stderr.resume();
  }
  throw new Error(`no server: ${output.join('\n')}`);
}

/** Returns the user to run as when this process is root, since PostgreSQL refuses root: postgres, else nobody. */
function unprivilegedUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (user: string, which: '-u' | '-g') =>
    Number(execFileSync('id', [which, user], { encoding: 'utf8', stdio: 'pipe' }));
  for (const user of ['postgres', 'nobody'])
    try {
      return { uid: idOf(user, '-u'), gid: idOf(user, '-g') };
    } catch {
      // The user does not exist on this machine: try the next.
    }
  return undefined;
}
