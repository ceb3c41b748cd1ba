import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Store, type StoreOptions } from '#sitecore/platform/store/store.ts';
import { postgresPrograms, startPostgres } from '../../postgres-server.ts';
import { freePort, startProgram } from '../programs.ts';

const TIMEOUT_MS = 60_000;

/** With it requests name the address of a visitor, as those of the site do. */
export const BENCH_SITE_SECRET = 'bench-tracker-site-secret';

const SECRET = 'bench-tracker-secret-of-32-characters';

/** Secrets of the platform; codes go to a gateway that nothing listens at. */
const ENV = {
  SITECORE_API_KEY: 'bench',
  SITE_SECRET: BENCH_SITE_SECRET,
  ...{ KIOSK_TOKEN_SECRET: SECRET, CAPTCHA_SECRET: SECRET, TRACKER_CODE_SECRET: SECRET, FORMS_SECRET: SECRET },
  SMS_GATEWAY_URL: 'http://127.0.0.1:9/',
};

/** A platform of this checkout on a store with the fictitious applications. */
export interface RunningStore {
  readonly name: string;
  /** URL of the platform. */
  readonly url: string;
}

/** Calls `work` with a platform on PGlite, and with one on PostgreSQL where that is installed, one after the other. */
export async function onEachStore(root: string, work: (running: RunningStore) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rukn-bench-store-'));
  try {
    await onStore(root, { name: 'PGlite', options: { dataDir } }, work);
    const programs = postgresPrograms();
    if (programs === undefined) return void console.log('  PostgreSQL is not installed');
    const server = await startPostgres(programs, { isDurable: true });
    const options = { dataDir, databaseUrl: server.url, seedsCustomers: true };
    try {
      await onStore(root, { name: 'PostgreSQL', options }, work);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function onStore(
  root: string,
  { name, options }: { readonly name: string; readonly options: StoreOptions },
  work: (running: RunningStore) => Promise<void>,
): Promise<void> {
  // The platform itself adds nothing fictitious to PostgreSQL.
  const store = new Store(options);
  await store.db();
  await store.close();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...ENV,
    PLATFORM_PORT: `${port}`,
    DATA_DIR: options.dataDir,
    ...(options.databaseUrl !== undefined && { DATABASE_URL: options.databaseUrl }),
  };
  const script = join(root, 'sitecore/platform/serve.ts');
  const platform = await startProgram(script, [], {
    cwd: root,
    env,
    readyUrl: `${url}/healthz`,
    timeoutMs: TIMEOUT_MS,
  });
  try {
    await work({ name, url });
  } finally {
    await platform.stop();
  }
}
