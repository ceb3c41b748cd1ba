import { drizzle } from 'drizzle-orm/pg-proxy';
import type { StoreDb } from '#sitecore/platform/store/open-store.ts';
import { Store } from '#sitecore/platform/store/store.ts';

/** A store whose driver repeats every parameter in each property that an error can have. */
export class LeakingStore extends Store {
  override db(): Promise<StoreDb> {
    return Promise.resolve(
      drizzle((query, params) => {
        const values = JSON.stringify(params);
        const cause = new Error(`cause: ${values}`);
        const error = new Error(`driver: ${query} ${values}\n    at ${values} (file:///${values}:1:1)`, { cause });
        throw Object.assign(error, {
          code: 'ECONNRESET',
          detail: values,
          where: values,
          parameters: params,
          query,
          params,
        });
      }),
    );
  }
}
