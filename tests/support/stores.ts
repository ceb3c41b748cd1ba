import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { StoreOptions } from '#sitecore/platform/store/store.ts';
import { postgresPrograms, startPostgres } from './postgres-server.ts';

/** An empty location for a store. */
export interface TestStore {
  readonly options: StoreOptions;
  readonly remove: () => Promise<void>;
}

interface StoreKind {
  readonly name: string;
  readonly create: () => Promise<TestStore>;
}

/** Returns a new folder for an embedded store. */
export function embeddedStore(): Promise<TestStore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rukn-store-'));
  return Promise.resolve({ options: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) });
}

/** Returns a new database on a server. */
async function databaseStore(server: string, stop: () => Promise<void>): Promise<TestStore> {
  const name = `rukn_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await command(server, `CREATE DATABASE ${name}`);
  return {
    options: { dataDir: '/nowhere', databaseUrl: url.href },
    remove: async () => {
      await command(server, `DROP DATABASE ${name} WITH (FORCE)`);
      await stop();
    },
  };
}

async function command(server: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function ownServerStore(programs: string): Promise<TestStore> {
  const { url, stop } = await startPostgres(programs);
  return databaseStore(url, stop);
}

function postgres(): StoreKind[] {
  const given = process.env.DATABASE_URL ?? '';
  const programs = postgresPrograms();
  if (given !== '') return [{ name: 'PostgreSQL', create: () => databaseStore(given, () => Promise.resolve()) }];
  return programs === undefined ? [] : [{ name: 'PostgreSQL', create: () => ownServerStore(programs) }];
}

/** Stores that can be tested here: PGlite, and PostgreSQL when DATABASE_URL is set or PostgreSQL is installed. */
export const storeKinds: readonly StoreKind[] = [{ name: 'PGlite', create: embeddedStore }, ...postgres()];
