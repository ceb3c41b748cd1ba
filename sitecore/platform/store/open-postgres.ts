import { MIGRATIONS } from './migrations.ts';
import type { OpenStore, StoreDb } from './open-store.ts';

/** Key of the advisory lock that a platform holds during the migrations; any fixed number. */
const SCHEMA_LOCK = 7_221_904;

/** Less than the site's timeout for the platform. */
const CONNECT_MS = 5_000;

/** Opens the store on a PostgreSQL server and applies the migrations, one platform at a time; adds the customers of `seed`. */
export async function openPostgres(url: string, seed?: (db: StoreDb) => Promise<void>): Promise<OpenStore> {
  const [{ Pool }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  // The pool replaces an idle connection that breaks; without a listener its error would end the process.
  pool.on('error', () => undefined);
  // During a transaction the pool has no listener on the connection; its query rejects all the same.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const client = await pool.connect();
    try {
      await client.query('SELECT pg_advisory_lock($1)', [SCHEMA_LOCK]);
      await migrate(drizzle({ client }), MIGRATIONS);
      await seed?.(drizzle({ client }));
      await client.query('SELECT pg_advisory_unlock($1)', [SCHEMA_LOCK]);
    } finally {
      // Closing the connection instead of returning it releases a lock that is still held.
      client.release(true);
    }
    return { db: drizzle({ client: pool }), close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
