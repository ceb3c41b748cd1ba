import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { embeddedStore, migratedStore, type TestStore, storeKinds } from '#tests/support/stores.ts';
import { tryLock } from './lock.mjs';
import { MIGRATIONS } from './migrations.ts';
import { customerNames, customers, photos } from './schema.ts';
import { Store } from './store.ts';

const testStores: TestStore[] = [];

/** Removes the store after the test. */
async function withCleanup(testStore: Promise<TestStore>): Promise<TestStore> {
  testStores.push(await testStore);
  return testStore;
}

afterEach(async () => {
  for (const { remove } of testStores.splice(0)) await remove();
});

const photo = (number: number) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  branch: '101',
  takenAt: new Date('2026-11-21T09:00:00.123Z'),
});

describe.each(storeKinds)('Store on $name', ({ createFast }) => {
  it('has the schema and the fictitious customers, keeps rows after closing, and applies each migration once', async () => {
    const { options } = await withCleanup(createFast());
    const first = new Store(options);
    const db = await first.db();
    expect(await db.select().from(customers)).toHaveLength(5);
    await db.insert(photos).values(photo(1));
    await first.close();
    const second = new Store(options);
    expect(await (await second.db()).select().from(photos)).toEqual([photo(1)]);
    expect(await (await second.db()).select().from(customers)).toHaveLength(5);
    await second.close();
  });

  it('folds the names of its registers anew when they were folded by another rule', async () => {
    const { options } = await withCleanup(createFast());
    const first = new Store(options);
    const db = await first.db();
    const [name] = await db.select().from(customerNames).orderBy(customerNames.id).limit(1);
    await db.update(customerNames).set({ folded: 'by another rule' }).where(eq(customerNames.id, 1));
    await first.close();
    const second = new Store(options);
    const stored = await (await second.db()).select().from(customerNames).where(eq(customerNames.id, 1));
    expect(stored).toEqual([name]);
    await second.close();
  });

  it('rolls back a failed transaction', async () => {
    const { options } = await withCleanup(createFast());
    const store = new Store(options);
    const db = await store.db();
    const failing = db.transaction(async (transaction) => {
      await transaction.insert(photos).values(photo(1));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await db.select().from(photos)).toEqual([]);
    await store.close();
  });
});

it.each(storeKinds.filter(({ name }) => name === 'PostgreSQL'))(
  'Store is migrated once when several platforms start at the same time',
  async ({ create }) => {
    const { options } = await withCleanup(create());
    const stores = Array.from({ length: 4 }, () => new Store(options));
    const counts = await Promise.all(
      stores.map(async (store) => (await (await store.db()).select().from(customers)).length),
    );
    expect(counts).toEqual([5, 5, 5, 5]);
    await Promise.all(stores.map((store) => store.close()));
  },
);

it.each(storeKinds.filter(({ name }) => name === 'PostgreSQL'))(
  'Store has no fictitious customers on a bank’s PostgreSQL server, not even those that an older version added, and keeps the bank’s own',
  async ({ create }) => {
    const { options } = await withCleanup(create());
    const older = mkdtempSync(join(tmpdir(), 'rukn-migrations-'));
    cpSync(MIGRATIONS.migrationsFolder, older, { recursive: true });
    const journal = join(older, 'meta', '_journal.json');
    const parsed = z.looseObject({ entries: z.array(z.unknown()) }).parse(JSON.parse(readFileSync(journal, 'utf8')));
    writeFileSync(journal, JSON.stringify({ ...parsed, entries: parsed.entries.slice(0, 2) }));
    const client = new Client({ connectionString: options.databaseUrl });
    await client.connect();
    const db = drizzle({ client });
    await migrate(db, { migrationsFolder: older });
    expect(await db.select().from(customers)).toHaveLength(5);
    await db.update(customers).set({ nameEn: 'Nora' }).where(eq(customers.cic, '0000000000000001'));
    await client.end();
    const store = new Store({ ...options, seedsCustomers: false });
    const rows = await (await store.db()).select().from(customers);
    expect(rows).toMatchObject([{ cic: '0000000000000001', nameEn: 'Nora' }]);
    await store.close();
  },
);

describe('the embedded store', () => {
  it('is created on first use although it could not be created ahead, and removes its lock on close', async () => {
    const { options } = await withCleanup(embeddedStore());
    const store = new Store(options);
    await store.close();
    expect(readdirSync(options.dataDir)).toEqual([]);
    const { release } = tryLock(join(options.dataDir, 'store.lock'));
    await store.create();
    expect(readdirSync(options.dataDir)).toEqual(['store.lock']);
    await expect(store.db()).rejects.toThrow('uses the store in');
    release?.();
    expect(await (await store.db()).select().from(customers)).toHaveLength(5);
    expect(readdirSync(options.dataDir).sort()).toEqual(['store', 'store.lock']);
    await store.close();
    expect(readdirSync(options.dataDir)).toEqual(['store']);
  });

  it('is created ahead of its first use, again after a creation that failed or was interrupted, and never twice', async () => {
    const { options } = await withCleanup(embeddedStore());
    const file = join(options.dataDir, 'file');
    const dataDir = join(file, 'below');
    writeFileSync(file, '');
    const store = new Store({ dataDir });
    await expect(store.create()).rejects.toThrow('ENOTDIR');
    rmSync(file);
    mkdirSync(join(dataDir, 'store.new', 'base'), { recursive: true });
    await Promise.all([store.create(), store.create()]);
    expect(readdirSync(dataDir)).toEqual(['store']);
    const created = statSync(join(dataDir, 'store')).birthtimeMs;
    await new Store({ dataDir }).create();
    expect(await (await store.db()).select().from(customers)).toHaveLength(5);
    expect(statSync(join(dataDir, 'store')).birthtimeMs).toBe(created);
    await store.close();
  });

  it('rejects a second opener with the holder’s process id, and opens after the first closes', async () => {
    const { options } = await withCleanup(migratedStore());
    const [one, other] = [new Store(options), new Store(options)];
    await one.db();
    await expect(other.db()).rejects.toThrow(
      `store: process ${process.pid} uses the store in ${options.dataDir}; stop it, or set another DATA_DIR`,
    );
    await one.close();
    expect(await (await other.db()).select().from(customers)).toHaveLength(5);
    await other.close();
  });

  it('keeps every acknowledged row when its process is killed, and opens in another process', async () => {
    const { options } = await withCleanup(migratedStore());
    const program = `
      import { Store } from ${JSON.stringify(join(import.meta.dirname, 'store.ts'))};
      import { photos } from ${JSON.stringify(join(import.meta.dirname, 'schema.ts'))};
      const db = await new Store(${JSON.stringify(options)}).db();
      for (let number = 1; ; number += 1) {
        const id = \`00000000-0000-4000-8000-\${String(number).padStart(12, '0')}\`;
        await db.insert(photos).values({ id, branch: '101', takenAt: new Date() });
        console.log(number);
      }`;
    const script = join(options.dataDir, 'program.mts');
    writeFileSync(script, program);
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    let acknowledged = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged = Number(line);
      if (acknowledged === 50) child.kill('SIGKILL');
    }
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(existsSync(join(options.dataDir, 'store.lock'))).toBe(true);
    const store = new Store(options);
    const rows = await (await store.db()).select().from(photos);
    expect(acknowledged).toBeGreaterThanOrEqual(50);
    expect(rows.length).toBeGreaterThanOrEqual(acknowledged);
    await store.close();
  });
});
