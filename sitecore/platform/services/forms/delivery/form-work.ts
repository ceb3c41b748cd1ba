import type { Store } from '../../../store/store.ts';
import { eraseDue } from '../erasure.ts';
import type { FormSecret } from '../form-keys.ts';
import { unknownKeys } from '../reseal.ts';
import { UnknownKeyError } from '../sealed.ts';
import { deliverDue, type Deliver } from './deliver-due.ts';

/** Between two looks for messages. */
const LOOK_MS = 2_000;
const ERASE_MS = 3_600_000;

interface FormWorkOptions {
  readonly store: Store;
  readonly secret: FormSecret;
  /** Delivers a message; without it messages wait in the store, for staff to read. */
  readonly deliver: Deliver | undefined;
  readonly reportError: (error: unknown) => void;
}

/** Reports keys that the store needs and nobody knows, delivers the messages of forms and erases submissions whose time is over, until it is stopped. */
export function startFormWork({ store, secret, deliver, reportError }: FormWorkOptions): () => void {
  let isRunning = false;
  let erasedAt = -Infinity;
  let isChecked = false;
  const work = async (): Promise<void> => {
    const now = new Date();
    const isDue = performance.now() - erasedAt >= ERASE_MS;
    if (!deliver && !isDue) return;
    const db = await store.db();
    if (!isChecked) {
      for (const id of await unknownKeys(db, secret)) reportError(new UnknownKeyError(id));
      isChecked = true;
    }
    if (isDue) {
      await eraseDue(db, now);
      erasedAt = performance.now();
    }
    if (deliver) await deliverDue(db, { now, secret, deliver, reportError });
  };
  const look = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    void work()
      .catch(reportError)
      .finally(() => {
        isRunning = false;
      });
  }, LOOK_MS);
  look.unref();
  return () => clearInterval(look);
}
