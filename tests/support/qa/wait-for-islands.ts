import { expect, type Page } from '@playwright/test';
import { z } from 'zod';

const nextData = z.object({
  props: z.object({ pageProps: z.object({ islands: z.record(z.string(), z.object({ client: z.string() })) }) }),
});

/** Waits until everything awake that shall be: each island that wakes at once, and each that is in view. */
export async function waitForIslands(page: Page): Promise<void> {
  const { islands } = nextData.parse(JSON.parse(await page.locator('#__NEXT_DATA__').innerText())).props.pageProps;
  const waking = (when: string) => Object.keys(islands).filter((id) => islands[id]?.client === when);
  const [atOnce, inView] = [waking('load'), waking('visible')];
  await expect.poll(() => pendingIslands(page, atOnce, inView), { message: 'islands that still sleep' }).toEqual([]);
}

/** The widgets whose islands should be awake as the page stands, and are not. */
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
