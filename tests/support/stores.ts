import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { Store, type StoreOptions } from '#sitecore/platform/store/store.ts';
import { postgresPrograms } from '../../scripts/postgres-server.ts';
import { requireEngine } from './engines.ts';
import { onceInRun } from './once-in-run.ts';
import { sharedServer } from './shared-server.ts';

/** A location for a store. */
export interface TestStore {
  readonly options: StoreOptions;
  readonly remove: () => Promise<void>;
}

interface StoreKind {
  readonly name: string;
  /** Creates an empty location. */
  readonly create: () => Promise<TestStore>;
  /** Creates a location whose store opens fast: an embedded one is migrated already. */
  readonly createFast: () => Promise<TestStore>;
}

/** Returns a new folder for an embedded store. */
export function embeddedStore(): Promise<TestStore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rukn-store-'));
  return Promise.resolve({ options: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) });
}

/** Returns a new folder with an embedded store as it is after its first opening, which takes seconds: a copy. */
export async function migratedStore(): Promise<TestStore> {
  const migrated = await onceInRun(inject('runFolder'), 'migrated-store', async () => {
    const dataDir = join(inject('runFolder'), 'migrated-store.data');
    await openOnce({ dataDir });
    return dataDir;
  });
  const testStore = await embeddedStore();
  cpSync(migrated, testStore.options.dataDir, { recursive: true });
  return testStore;
}

/** Opens a store for the first time, which creates all of it. */
async function openOnce(options: StoreOptions): Promise<void> {
  const store = new Store(options);
  await store.db();
  await store.close();
}

/** Returns a new database on a server: empty, or a copy of a template. */
async function databaseStore(server: string, template = 'template1'): Promise<TestStore> {
  const name = `rukn_${randomUUID().replaceAll('-', '')}`;
  await command(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    options: { dataDir: '/nowhere', databaseUrl: url.href, seedsCustomers: true },
    remove: () => command(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** Returns a new database on the run's server with a store as it is after its first opening: a copy. */
async function migratedDatabase(server: string): Promise<TestStore> {
  const template = await onceInRun(inject('runFolder'), 'migrated-database', async () => {
    const { options } = await databaseStore(server);
    await openOnce(options);
    return new URL(options.databaseUrl ?? '').pathname.slice(1);
  });
  return databaseStore(server, template);
}

async function command(server: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(sql);
  await client.end();
}

function postgres(): StoreKind[] {
  const given = process.env.DATABASE_URL ?? '';
  if (given !== '') {
    const create = () => databaseStore(given);
    return [{ name: 'PostgreSQL', create, createFast: create }];
  }
  const programs = postgresPrograms(requireEngine('postgres'));
  if (programs === undefined) return [];
  const server = () => sharedServer(inject('runFolder'), programs);
  const create = async () => databaseStore(await server());
  return [{ name: 'PostgreSQL', create, createFast: async () => migratedDatabase(await server()) }];
}

/** Stores that can be tested here: PGlite, and PostgreSQL when DATABASE_URL is set or PostgreSQL is installed. */
export const storeKinds: readonly StoreKind[] = [
  { name: 'PGlite', create: embeddedStore, createFast: migratedStore },
  ...postgres(),
];

/** A store for tests that is open. */
export interface OpenTestStore {
  readonly store: Store;
  /** Closes and removes it. */
  readonly close: () => Promise<void>;
}

/** Opens a new store of a kind. */
export async function openTestStore(kind: StoreKind): Promise<OpenTestStore> {
  const testStore = await kind.createFast();
  const store = new Store(testStore.options);
  const close = async () => {
    await store.close();
    await testStore.remove();
  };
  return { store, close };
}
