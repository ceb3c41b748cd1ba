import { expect, type Page } from '@playwright/test';
import { z } from 'zod';

const pageData = z.object({ islands: z.record(z.string(), z.object({ client: z.string() })) });

type Islands = z.output<typeof pageData>['islands'];

/** Returns the islands of an open page, by their id. */
export const islandsOf = async (page: Page): Promise<Islands> =>
  pageData.parse(JSON.parse(await page.locator('script#islands').innerText())).islands;

/** Waits until the islands that hydrate at load, and those in view that hydrate when visible, are hydrated. */
export async function waitForIslands(page: Page): Promise<void> {
  const islands = await islandsOf(page);
  await expect
    .poll(async () => (await readPending(page, islands)).islands, { message: 'islands that are not hydrated' })
    .toEqual([]);
}

/** Waits until what is in view has started, and until wheels have one card in front: their cards become inert one in each frame. */
export async function waitForView(page: Page): Promise<void> {
  const islands = await islandsOf(page);
  await expect
    .poll(() => readPending(page, islands), { message: 'what has not started' })
    .toEqual({ islands: [], wheels: 0 });
}

/** Returns the widgets whose islands should be hydrated and are not, and the number of wheels with more than one card in front. */
export const readPending = (page: Page, islands: Islands) => {
  const idsOf = (when: string) => Object.keys(islands).filter((id) => islands[id]?.client === when);
  return page.evaluate(
    ([loading, nearing]) => {
      const isInView = (island: Element): boolean => {
        const content = document.createRange();
        content.selectNodeContents(island);
        return [...content.getClientRects()].some(
          ({ top, bottom, width, height }) => width * height > 0 && bottom > 0 && top < window.innerHeight,
        );
      };
      const pending = [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-hydrated])')]
        .filter((island) => {
          const { island: id = '' } = island.dataset;
          return loading.includes(id) || (nearing.includes(id) && isInView(island));
        })
        .map((island) => island.dataset.widget ?? '');
      // In small windows one with two ends is a row.
      const wheel = matchMedia('(width >= 64rem)').matches ? '[data-wheel]' : '[data-wheel=""]';
      const wheels = document.querySelectorAll(`[data-hydrated] ${wheel}:has(> li:not([inert]) ~ li:not([inert]))`);
      return { islands: pending, wheels: wheels.length };
    },
    [idsOf('load'), idsOf('visible')] as const,
  );
};
