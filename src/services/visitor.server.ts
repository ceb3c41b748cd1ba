import { AsyncLocalStorage } from 'node:async_hooks';

const visitors = new AsyncLocalStorage<string>();

/** Runs a task for the visitor at a network address, so that the bank counts its calls as those of this visitor. */
export const asVisitor = <Value>(address: string, task: () => Promise<Value>): Promise<Value> =>
  visitors.run(address, task);

/** Returns the address of the visitor whom the present task is for; undefined for a page that is cached for all. */
export const currentVisitor = (): string | undefined => visitors.getStore();
