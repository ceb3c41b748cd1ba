import type { Page } from '@playwright/test';
import { islandsOf, readPending } from '#tests/support/qa/wait-for-islands.ts';
import { also, expect, test } from '#tests/support/site.ts';

/** Pages that together have every kind of control: menus, tabs, questions, fields, tables that scroll, contents, carousels. */
const PAGES = ['/', '/help', '/calculators/auto-finance', '/compare-cards', '/about/governance', '/personal/cards'];

/** More stops than any page has. */
const MOST = 400;

/** Element with the focus: a number that each element keeps, its text, whether it has a ring, and whether it can be seen. */
interface Stop {
  readonly id: number;
  readonly name: string;
  readonly isMarked: boolean;
  readonly isSeen: boolean;
}

/** Reads the focused element; undefined where the focus is on none, as after the last one. */
const readStop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
    // Radios and checkboxes can be drawn by their label.
    const parts = [focused, focused.closest('label'), focused.nextElementSibling, focused.parentElement];
    const shown = parts.find((part) => {
      const box = part?.getBoundingClientRect();
      return box !== undefined && box.width > 4 && box.height > 4;
    });
    const box = (shown ?? focused).getBoundingClientRect();
    const isHit = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && parts.slice(0, 2).some((part) => part?.contains(hit) || hit === shown);
    };
    const inset = 3;
    const across = [box.left + inset, (box.left + box.right) / 2, box.right - inset];
    const down = [box.top + inset, (box.top + box.bottom) / 2, box.bottom - inset];
    focused.dataset.stop ??= `${document.querySelectorAll('[data-stop]').length + 1}`;
    return {
      id: Number(focused.dataset.stop),
      name: `${focused.tagName.toLowerCase()} ${(focused.getAttribute('aria-label') ?? focused.textContent).trim().slice(0, 40)}`,
      isMarked: parts.some((part) => {
        if (!part) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(part);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      }),
      isSeen: across.some((x) => down.some((y) => isHit(x, y))),
    };
  });

/** Milliseconds within which what the focus has moved into view has started and made way, also on a busy machine. */
const SETTLED_MS = 20_000;

/**
 * Reads the focused element once what is in view has started, as a wheel takes the focus to its card in front, and once it has its ring
 * and can be seen; or as it is when that does not happen.
 */
async function readSettledStop(page: Page, islands: Awaited<ReturnType<typeof islandsOf>>): Promise<Stop | undefined> {
  const deadline = Date.now() + SETTLED_MS;
  for (;;) {
    const [pending, stop] = await Promise.all([readPending(page, islands), readStop(page)]);
    const hasStarted = pending.islands.length === 0 && pending.wheels === 0;
    if ((hasStarted && (!stop || (stop.isMarked && stop.isSeen))) || Date.now() > deadline) return stop;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

for (const path of PAGES)
  test(
    `${path} shows where the focus is at every stop, and covers none`,
    also({ phone: 'the header is folded, and what stays in view takes more of the window' }),
    async ({ page, open }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(path);
      const islands = await islandsOf(page);
      const seen = new Set<number>();
      const wrong: Stop[] = [];
      for (let press = 0; press < MOST; press += 1) {
        await page.keyboard.press('Tab');
        const stop = await readSettledStop(page, islands);
        // The last element is followed by the browser's own controls, or by the first one.
        if (!stop || seen.has(stop.id)) break;
        seen.add(stop.id);
        if (!stop.isMarked || !stop.isSeen) wrong.push(stop);
      }
      expect(seen.size).toBeGreaterThan(20);
      expect(wrong).toEqual([]);
    },
  );
