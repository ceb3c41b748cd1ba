import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';
import type { OpenStore, StoreDb } from './open-store.ts';

export interface StoreOptions {
  /** Where the embedded store has its folder. */
  readonly dataDir: string;
  /** A PostgreSQL server to be used in its place. */
  readonly databaseUrl?: string | undefined;
}

/** What the platform keeps. It is opened, and its schema brought up to date, when something is first asked of it. */
export class Store {
  readonly #options: StoreOptions;
  #opening: Promise<OpenStore> | undefined;

  constructor(options: StoreOptions) {
    this.#options = options;
  }

  /** The tables; rejects while they cannot be opened, and tries again with the next who asks. */
  async db(): Promise<StoreDb> {
    this.#opening ??= this.#open();
    return (await this.#opening).db;
  }

  async #open(): Promise<OpenStore> {
    const { databaseUrl, dataDir } = this.#options;
    try {
      return await (databaseUrl === undefined ? openEmbedded(dataDir) : openPostgres(databaseUrl));
    } catch (error) {
      this.#opening = undefined;
      throw error;
    }
  }

  /** Lets go of the tables, if they were ever opened. */
  async close(): Promise<void> {
    const opening = this.#opening;
    this.#opening = undefined;
    if (!opening) return;
    // Whoever waited for it is told why it does not open; there is nothing to let go of then.
    const [opened] = await Promise.allSettled([opening]);
    if (opened.status === 'fulfilled') await opened.value.close();
  }
}
