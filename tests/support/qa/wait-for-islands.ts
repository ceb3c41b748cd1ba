import { expect, type Page } from '@playwright/test';
import { z } from 'zod';

const pageData = z.object({ islands: z.record(z.string(), z.object({ client: z.string() })) });

/** Waits until the islands that hydrate at load, and those in view that hydrate when visible, are hydrated. */
export async function waitForIslands(page: Page): Promise<void> {
  const { islands } = pageData.parse(JSON.parse(await page.locator('script#islands').innerText()));
  const idsOf = (when: string) => Object.keys(islands).filter((id) => islands[id]?.client === when);
  const [atOnce, inView] = [idsOf('load'), idsOf('visible')];
  await expect
    .poll(() => pendingIslands(page, atOnce, inView), { message: 'islands that are not hydrated' })
    .toEqual([]);
}

/** Waits until what is in view has started, and until wheels have one card in front: their cards become inert one in each frame. */
export async function waitForView(page: Page): Promise<void> {
  await waitForIslands(page);
  // In small windows one with two ends is a row.
  const isLarge = await page.evaluate(() => matchMedia('(width >= 64rem)').matches);
  const wheel = isLarge ? '[data-hydrated] [data-wheel]' : '[data-hydrated] [data-wheel=""]';
  await expect(page.locator(`${wheel}:has(> li:not([inert]) ~ li:not([inert]))`)).toHaveCount(0);
}

/** Returns the widgets whose islands should be hydrated and are not. */
const pendingIslands = (page: Page, atOnce: readonly string[], inView: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ([loading, nearing]) => {
      const isInView = (island: Element): boolean => {
        const content = document.createRange();
        content.selectNodeContents(island);
        return [...content.getClientRects()].some(
          ({ top, bottom, width, height }) => width * height > 0 && bottom > 0 && top < window.innerHeight,
        );
      };
      return [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-hydrated])')]
        .filter((island) => {
          const { island: id = '' } = island.dataset;
          return loading.includes(id) || (nearing.includes(id) && isInView(island));
        })
        .map((island) => island.dataset.widget ?? '');
    },
    [atOnce, inView] as const,
  );
