import { expect, type Page, test as base } from '@playwright/test';
import type { Language } from '#sitecore/definitions/language.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { serveProbes } from './build.ts';
import { Noise } from './noise.ts';

interface ProbeFixtures {
  /** Output of the page for developers; a line that a test does not expect fails it. */
  readonly noise: Noise;
}

/** Test in the app of probes, in a browser without unexpected output. */
export const test = base.extend<ProbeFixtures, { readonly probes: string }>({
  probes: [
    async ({}, use) => {
      const { url, stop } = await serveProbes();
      await use(url);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ probes }, use) => use(probes),
  noise: [
    async ({ context }, use) => {
      const noise = new Noise();
      await noise.listen(context);
      await use(noise);
      noise.check();
    },
    { auto: true },
  ],
});

export { expect };

/** Returns the path of a page of probes in a language. */
export const localizedPath = (path: string, language: Language): string => localizeHref(path, language);

/** Returns the island of a rendering, hydrated or not. */
export const islandOf = (page: Page, uid: string) => page.locator(`[data-island="${uid}"]`);

/** Waits until the islands of these renderings are hydrated. */
export async function expectHydrated(page: Page, ...uids: readonly string[]): Promise<void> {
  for (const uid of uids) await expect(islandOf(page, uid)).toHaveAttribute('data-hydrated', '');
}

/** Opens a page and waits until an island holds events; its code may be missing. */
export async function openUnhydrated(page: Page, path: string, uid = 'island'): Promise<void> {
  // A held chunk delays the load event.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(islandOf(page, uid)).toHaveAttribute('data-watched', '');
  await expect(islandOf(page, uid)).not.toHaveAttribute('data-hydrated');
}

/** Returns a button by its full name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export interface HeldChunk {
  /** Resolves when the browser has requested the chunk. */
  readonly requested: Promise<undefined>;
  readonly release: () => void;
}

/** Delays the code of a probe until it is released. */
export async function holdChunk(page: Page, probe: string): Promise<HeldChunk> {
  const requested = Promise.withResolvers<undefined>();
  const held = Promise.withResolvers<undefined>();
  await page.route(chunkOf(probe), async (route) => {
    requested.resolve(undefined);
    await held.promise;
    await route.continue();
  });
  return { requested: requested.promise, release: () => held.resolve(undefined) };
}

/** Matches the URL of the chunk with a probe's code. */
export const chunkOf = (probe: string): RegExp => new RegExp(`/chunks/probe-${probe}\\.[^/]*\\.js$`);
