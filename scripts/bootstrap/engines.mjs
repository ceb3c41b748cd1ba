import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError } from './command-error.mjs';
import { runQuietly } from './commands.mjs';

/** Debian's folder of PostgreSQL's programs, by version. */
const POSTGRESQL = '/usr/lib/postgresql';

/** Programs of the machine that tests run: Debian's package of each, and where Debian keeps one that is not on PATH. */
const ENGINES = {
  'chromium-headless-shell': { package: 'chromium-headless-shell' },
  chromium: { package: 'chromium' },
  nginx: { package: 'nginx', folders: () => ['/usr/sbin'] },
  openssl: { package: 'openssl' },
  'redis-server': { package: 'redis-server' },
  postgres: { package: 'postgresql', folders: postgresFolders },
  pdftotext: { package: 'poppler-utils' },
};

/** Returns the path of a program on PATH, or where Debian keeps it; undefined when it is not installed. */
export function findEngine(name, env) {
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...onPath, ...(ENGINES[name]?.folders?.() ?? [])].map((folder) => join(folder, name)).find(isExecutable);
}

/**
 * Installs what is missing of the named engines from Debian's packages, in one run of apt-get. Throws a CommandError that
 * names those that are missing in the end.
 */
export async function installEngines({ root, env, processes }, names = Object.keys(ENGINES)) {
  const missing = () => names.filter((name) => !findEngine(name, env));
  const packages = missing().map((name) => ENGINES[name].package);
  if (packages.length === 0) return;
  if (process.getuid?.() === 0 && findEngine('apt-get', env)) {
    const options = { cwd: root, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
      const run = await runQuietly(processes, `apt-get ${args.join(' ')}`, 'apt-get', args, options);
      if (run.code !== 0) console.error(run.output);
    }
  }
  if (missing().length > 0) throw new CommandError(`missing on this machine: ${missing().join(', ')}`);
}

/** Returns the folders of PostgreSQL's programs, the newest version first. */
function postgresFolders() {
  const versions = existsSync(POSTGRESQL) ? readdirSync(POSTGRESQL) : [];
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(POSTGRESQL, version, 'bin'));
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
