import { MIGRATIONS } from './migrations.ts';
import type { OpenStore } from './open-store.ts';

/** Any number: what every platform agrees to hold while it changes the schema. */
const SCHEMA_LOCK = 7_221_904;

/** Sooner than the site gives up waiting for the platform. */
const CONNECT_MS = 5_000;

/** Opens the store on a PostgreSQL server; of several platforms that start at once, one brings the schema up to date. */
export async function openPostgres(url: string): Promise<OpenStore> {
  const [{ Pool }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  // A connection that breaks while nobody uses it is replaced by the pool; unheard, it would end the process.
  pool.on('error', () => undefined);
  // The same holds for one that breaks during a transaction: its query rejects, and the pool has no listener on it meanwhile.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const client = await pool.connect();
    try {
      await client.query('SELECT pg_advisory_lock($1)', [SCHEMA_LOCK]);
      await migrate(drizzle({ client }), MIGRATIONS);
      await client.query('SELECT pg_advisory_unlock($1)', [SCHEMA_LOCK]);
    } finally {
      // Ended rather than given back: a lock that is still held goes with its connection.
      client.release(true);
    }
    return { db: drizzle({ client: pool }), close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
