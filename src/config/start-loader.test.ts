import { JSDOM } from 'jsdom';
import { expect, it, vi } from 'vitest';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';
import { START_LOADER } from './start-loader.ts';

const PAGE =
  `<head><script data-src="/start.js">${START_LOADER}</script></head>` +
  '<div data-island="a"><button id="press"><b></b></button><button id="native" popovertarget="x"></button></div>' +
  '<button id="other"></button>';

type Report = (name: string) => void;

/** Opens a page in a browser that reports paints when `report` is called; by default the page is complete, visible and new. */
function openPage({ hidden = false, hash = '', navigation = 'navigate' } = {}) {
  let report: Report = () => undefined;
  const pressed = vi.fn<(id: string) => void>();
  const { window } = new JSDOM(PAGE, {
    url: `https://www.rukn.example/${hash}`,
    runScripts: 'dangerously',
    beforeParse(page) {
      Object.defineProperty(page.document, 'hidden', { value: hidden });
      Object.assign(page.performance, { getEntriesByType: () => [{ type: navigation }] });
      Object.assign(page, {
        PerformanceObserver: class {
          readonly #onEntries: (list: object, observer: object) => void;

          constructor(onEntries: (list: object, observer: object) => void) {
            this.#onEntries = onEntries;
          }

          observe() {
            report = (name) =>
              this.#onEntries({ getEntriesByName: (wanted: string) => (wanted === name ? [name] : []) }, this);
          }

          disconnect() {
            report = () => undefined;
          }
        },
      });
      page.addEventListener('click', ({ target }) => {
        if (target instanceof page.Element) pressed(target.id);
      });
    },
  });
  const { document } = window;
  return {
    pressed,
    report: (name: string) => report(name),
    opened: document.documentElement.dataset.opened,
    press: (selector: string) => document.querySelector<HTMLElement>(selector)?.click(),
    parsed: () => new Promise((resolve) => window.addEventListener('DOMContentLoaded', resolve)),
    startScripts: () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')],
    end: (type: 'load' | 'error') => document.querySelector('script[src]')?.dispatchEvent(new window.Event(type)),
  };
}

it('adds the start script once, when the complete page has painted content', async () => {
  const { report, startScripts, parsed } = openPage();
  await parsed();
  report('first-paint');
  expect(startScripts()).toEqual([]);
  report('first-contentful-paint');
  report('first-contentful-paint');
  expect(startScripts().map(({ src }) => src)).toEqual(['https://www.rukn.example/start.js']);
});

it('adds it soon in a hidden page, which paints nothing', async () => {
  const { startScripts, parsed } = openPage({ hidden: true });
  await parsed();
  await vi.waitFor(() => expect(startScripts()).toHaveLength(1), { timeout: WAIT_TIMEOUT_MS });
});

it.each(['load', 'error'] as const)(
  'holds presses of islands’ buttons until the script has ended: %s',
  async (type) => {
    const { pressed, press, report, end, parsed } = openPage();
    press('#press b');
    press('#press');
    await parsed();
    report('first-contentful-paint');
    press('#press');
    expect(pressed).not.toHaveBeenCalled();
    end(type);
    expect(pressed.mock.calls).toEqual([['press']]);
    press('#press');
    expect(pressed).toHaveBeenCalledTimes(2);
  },
);

it('holds nothing that the browser does by itself or that is outside islands', async () => {
  const { pressed, press, parsed } = openPage();
  await parsed();
  press('#native');
  press('#other');
  expect(pressed.mock.calls).toEqual([['native'], ['other']]);
});

it.each([
  [{}, 'top'],
  [{ hash: '#fees' }, undefined],
  [{ navigation: 'reload' }, undefined],
  [{ navigation: 'back_forward' }, undefined],
])('marks a page that opens at its top: %j', (visit, mark) => {
  expect(openPage(visit).opened).toBe(mark);
});
