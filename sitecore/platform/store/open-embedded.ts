import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { LoggableError } from '#sitecore/log/redact-error.ts';
import { tryLock } from './lock.mjs';
import { MIGRATIONS } from './migrations.ts';
import type { OpenStore } from './open-store.ts';

/** PGlite's default parameter that skips fsync: committed rows could be lost. */
const NO_SYNC = '-F';

/** Thrown when another process has the embedded store open. */
class StoreInUse extends LoggableError {
  override readonly name = 'StoreInUse';

  constructor(pid: number, dataDir: string) {
    super(`store: process ${pid} uses the store in ${dataDir}; stop it, or set another DATA_DIR`);
  }
}

const folderIn = (dataDir: string): string => join(dataDir, 'store');

/**
 * Creates the empty database of a data folder that has none. Creating takes seconds of computing, so a worker does it; while
 * another process has the store there is nothing to do.
 */
export async function createEmbedded(dataDir: string): Promise<void> {
  if (existsSync(folderIn(dataDir))) return;
  mkdirSync(dataDir, { recursive: true });
  const { release } = tryLock(lockIn(dataDir));
  if (!release) return;
  try {
    const worker = creationOf(folderIn(dataDir));
    // A platform that is stopped does not wait for it.
    worker.unref();
    await once(worker, 'exit');
  } finally {
    release();
  }
}

const lockIn = (dataDir: string): string => join(dataDir, 'store.lock');

/** Starts the worker that creates a database; it emits `error` when it cannot. */
const creationOf = (folder: string): Worker =>
  new Worker(new URL('./create-store.worker.ts', import.meta.url), { workerData: { folder } });

/**
 * Opens the store in the data folder, applies the migrations and adds what is fictitious. Rejects with StoreInUse when another process has it open:
 * two would damage the files. The engine is imported here, so that a platform without store requests starts without it.
 */
export async function openEmbedded(dataDir: string): Promise<OpenStore> {
  mkdirSync(dataDir, { recursive: true });
  const { release, holder } = tryLock(lockIn(dataDir));
  if (!release) throw new StoreInUse(holder.pid, dataDir);
  try {
    if (!existsSync(folderIn(dataDir))) await once(creationOf(folderIn(dataDir)), 'exit');
    const [{ PGlite }, { drizzle }, { migrate }, { seedStore }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
      import('./seeds/seed-store.ts'),
    ]);
    const startParams = PGlite.defaultStartParams.filter((param) => param !== NO_SYNC);
    const client = await PGlite.create({ dataDir: folderIn(dataDir), startParams });
    const close = async (): Promise<void> => {
      await client.close();
      release();
    };
    const db = drizzle({ client });
    await migrate(db, MIGRATIONS);
    await seedStore(db);
    return { db, close };
  } catch (error) {
    release();
    throw error;
  }
}
