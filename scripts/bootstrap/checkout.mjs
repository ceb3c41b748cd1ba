import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './command-error.mjs';
import { tryLock } from '../../sitecore/platform/store/lock.mjs';

/**
 * Claims the checkout's node_modules and .next for this run. A second run may use them but must not replace them:
 * call `require` before an install or a build. A run on the same port is refused at once, since the first one will
 * listen on it as soon as it is ready.
 */
export function claimCheckout(root, purpose, port) {
  mkdirSync(join(root, '.data'), { recursive: true });
  const { holder } = tryLock(join(root, '.data', 'checkout.lock'), { purpose, port });
  const owner = holder && `${holder.purpose} (process ${holder.pid})`;
  if (holder && port !== undefined && holder.port === port) {
    throw new CommandError(`port ${port} is in use: ${owner} of this checkout is starting on it`);
  }
  return {
    requireExclusive(reason) {
      if (holder) throw new CommandError(`${reason}, and ${owner} is using this checkout; stop it first`);
    },
  };
}
