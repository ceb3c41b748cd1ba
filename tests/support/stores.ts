import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { Store, type StoreOptions } from '#sitecore/platform/store/store.ts';
import { postgresPrograms } from '../../scripts/postgres-server.ts';
import { requireEngine } from './engines.ts';
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

let migrated: Promise<string> | undefined;

/** Returns a new folder with an embedded store as it is after its first opening, which takes seconds: a copy. */
export async function migratedStore(): Promise<TestStore> {
  migrated ??= createMigrated(join(inject('runFolder'), 'migrated-store'));
  const testStore = await embeddedStore();
  cpSync(await migrated, testStore.options.dataDir, { recursive: true });
  return testStore;
}

/** Creates the store that is copied, once for all test files; of two files at the same time each uses its own. */
async function createMigrated(folder: string): Promise<string> {
  if (existsSync(folder)) return folder;
  const dataDir = mkdtempSync(`${folder}-`);
  const store = new Store({ dataDir });
  await store.db();
  await store.close();
  try {
    renameSync(dataDir, folder);
    return folder;
  } catch {
    // Another test file was faster.
    return dataDir;
  }
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

let template: Promise<string> | undefined;

/** Returns a new database with a store as it is after its first opening: a copy. */
async function migratedDatabase(server: string): Promise<TestStore> {
  template ??= createTemplate(server);
  return databaseStore(server, await template);
}

/** Creates the database that is copied; returns its name. */
async function createTemplate(server: string): Promise<string> {
  const { options } = await databaseStore(server);
  const store = new Store(options);
  await store.db();
  await store.close();
  return new URL(options.databaseUrl ?? '').pathname.slice(1);
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
