import { AsyncLocalStorage } from 'node:async_hooks';
import { REQUEST_ID } from '#sitecore/contracts/site-headers.ts';

/** Key of a value that the server and Next's bundles share: they have modules of their own. */
const KEY = Symbol.for('rukn.currentRequest');

const isStorage = (value: unknown): value is AsyncLocalStorage<string> => value instanceof AsyncLocalStorage;

/** Returns the storage with the id of the request that is responded to. */
function storage(): AsyncLocalStorage<string> {
  const known: unknown = Reflect.get(globalThis, KEY);
  if (isStorage(known)) return known;
  const made = new AsyncLocalStorage<string>();
  Reflect.set(globalThis, KEY, made);
  return made;
}

/** Runs what responds to a request of an id. */
export const inRequest = <T>(id: string, respond: () => T): T => storage().run(id, respond);

/** Returns the id of the request that is responded to; undefined outside of requests. */
export const currentRequest = (): string | undefined => storage().getStore();

/** Returns the header by which the platform knows the request that a call is made for. */
export function requestIdHeader(): Readonly<Record<string, string>> {
  const id = currentRequest();
  return id === undefined ? {} : { [REQUEST_ID]: id };
}
