import { expect, type Page, test as base } from '@playwright/test';
import type { Language } from '#sitecore/definitions/language.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { serveProbes } from './build.ts';
import { Noise } from './noise.ts';

interface ProbeFixtures {
  /** Everything that a page says to developers; what a test does not expect fails it. */
  readonly noise: Noise;
}

/** A test on the app of probes, in a browser that must stay quiet. */
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

/** The address of a page of probes in a language. */
export const localizedPath = (path: string, language: Language): string => localizeHref(path, language);

/** The island of a rendering, whether it sleeps or not. */
export const islandOf = (page: Page, uid: string) => page.locator(`[data-island="${uid}"]`);

/** Waits until the islands of these renderings are awake. */
export async function expectHydrated(page: Page, ...uids: readonly string[]): Promise<void> {
  for (const uid of uids) await expect(islandOf(page, uid)).toHaveAttribute('data-hydrated', '');
}

/** Opens a page and waits until an island sleeps there: its code may not have come, but what is done to it is held. */
export async function openUnhydrated(page: Page, path: string, uid = 'sleeper'): Promise<void> {
  // Code that is held back keeps the page from being loaded.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(islandOf(page, uid)).toHaveAttribute('data-watched', '');
  await expect(islandOf(page, uid)).not.toHaveAttribute('data-hydrated');
}

/** A button by its whole name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export interface HeldChunk {
  /** Settles when the browser has asked for the chunk. */
  readonly requested: Promise<undefined>;
  readonly release: () => void;
}

/** Keeps the code of a probe from arriving until it is released. */
export async function holdChunk(page: Page, probe: string): Promise<HeldChunk> {
  const asked = Promise.withResolvers<undefined>();
  const held = Promise.withResolvers<undefined>();
  await page.route(chunkOf(probe), async (route) => {
    asked.resolve(undefined);
    await held.promise;
    await route.continue();
  });
  return { requested: asked.promise, release: () => held.resolve(undefined) };
}

/** The address of the chunk that holds a probe's code. */
export const chunkOf = (probe: string): RegExp => new RegExp(`/chunks/probe-${probe}\\.[^/]*\\.js$`);
