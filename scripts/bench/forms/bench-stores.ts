import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreOptions } from '#sitecore/platform/store/store.ts';
import { postgresPrograms, startPostgres } from '../../postgres-server.ts';

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
  return Promise.resolve({ name: 'PGlite', options: { dataDir }, remove: () => deleted(dataDir) });
}

/** Each transaction of this server is on the disk before it is acknowledged. */
async function postgresStore(programs: string): Promise<BenchStore> {
  const server = await startPostgres(programs, { isDurable: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'rukn-bench-data-'));
  return {
    name: 'PostgreSQL',
    options: { dataDir, databaseUrl: server.url },
    remove: () => server.stop().then(() => deleted(dataDir)),
  };
}

const deleted = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
