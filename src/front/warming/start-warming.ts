import { env } from '#src/config/env.ts';
import { contentVersion } from '#src/services/content-version.ts';
import { errorMessage } from '#src/shell/error-message.ts';
import { warmSite } from './warm-site.ts';

/** Interval at which a publish is looked for: several in a row are one. */
const CHECK_MS = 5000;

/** Checks between two passes of which the first was not complete. */
const CHECKS_BEFORE_RETRY = 12;

/**
 * Warms the site's pages in the background, once now and once after each publish, and again after a minute when the platform
 * failed meanwhile. `origin` is that of this server. Returns a function that says if the site has all pages as they are now.
 */
export function startWarming(origin: string): () => boolean {
  let warmVersion: number | undefined;
  let seen = contentVersion();
  let checksLeft = 0;
  let isRunning = false;
  const pass = async (): Promise<void> => {
    const warmed = contentVersion();
    // Set before the pass: a publish meanwhile takes the delay away.
    checksLeft = CHECKS_BEFORE_RETRY;
    const isComplete = await warmSite({ get: getFrom(origin), isOutdated: () => contentVersion() !== warmed });
    if (isComplete) warmVersion = warmed;
  };
  const check = (): void => {
    const isPublishing = seen !== contentVersion();
    seen = contentVersion();
    if (isPublishing) checksLeft = 0;
    if (isRunning || isPublishing || warmVersion === seen || checksLeft-- > 0) return;
    isRunning = true;
    pass()
      .catch((error: unknown) => console.error(`pages are not warmed: ${errorMessage(error)}`))
      .finally(() => (isRunning = false));
  };
  setInterval(check, CHECK_MS).unref();
  return () => warmVersion === contentVersion();
}

const getFrom = (origin: string) => async (path: string, accept: string) => {
  const signal = AbortSignal.timeout(4 * env().PLATFORM_TIMEOUT_MS);
  const response = await fetch(origin + path, { headers: { accept }, redirect: 'manual', signal });
  return { status: response.status, text: await response.text() };
};
