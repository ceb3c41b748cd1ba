import { isProduction } from '#src/config/env.ts';

/** Freezes plain data at any depth, except in production, where that would cost time: whoever changes it fails. */
export function freezeInTests<T>(data: T): T {
  if (!isProduction()) freeze(data);
  return data;
}

function freeze(data: unknown): void {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return;
  Object.freeze(data);
  Object.values(data).forEach(freeze);
}
