// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded at once here, where the page loads it with the first late text.
import '#src/cms/text-rules/mark-page.ts';
import { EarlyEvents } from '#src/cms/hydration/early-events.ts';
import { SPECULATION_RULES } from '#src/config/speculation-rules.ts';
import { LATE_TEXT_MS } from '#src/config/timings/start.ts';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';
import { setUpEditing } from '../editing/set-up-editing.ts';
import { startPage } from './start-page.ts';

vi.mock('../editing/set-up-editing.ts', () => ({ setUpEditing: vi.fn() }));

const ISLAND = { widget: 'Probe', client: 'load' };
const HTML = '<h2 id="islands">Islands</h2><div data-island="a"></div><img src="/-/media/a.svg" alt="">';

const start = (enhance = vi.fn()) => {
  const enhancements = { Probe: () => Promise.resolve({ enhance }) };
  startPage({ enhancements, views: () => Promise.resolve({}) }, new EarlyEvents());
};

/** Puts a page on the document as the server sends it, or without data. */
function showPage(data?: { readonly preview: boolean }): void {
  const json = JSON.stringify({ islands: { a: ISLAND }, ...data });
  document.documentElement.lang = 'ar';
  document.head.innerHTML = '';
  document.body.innerHTML = HTML + (data ? `<script id="islands" type="application/json">${json}</script>` : '');
}

/** Adds text with a percentage to the page, and returns the elements that the text rules have made of it in time. */
async function markedLateText(): Promise<Element[]> {
  document.body.insertAdjacentHTML('beforeend', '<p id="late">نسبة 5%</p>');
  await vi.advanceTimersByTimeAsync(LATE_TEXT_MS);
  return [...document.querySelectorAll('#late > *')];
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('startPage', () => {
  it('hydrates the islands of the page', async () => {
    showPage({ preview: false });
    const enhance = vi.fn();
    start(enhance);
    await vi.waitFor(() => expect(enhance).toHaveBeenCalledOnce(), { timeout: WAIT_TIMEOUT_MS });
    expect(enhance).toHaveBeenCalledWith(document.querySelector('[data-island=a]'));
  });

  it('logs images that fail to load', () => {
    showPage({ preview: false });
    start();
    document.querySelector('img')?.dispatchEvent(new Event('error'));
    expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/^image: .*\/-\/media\/a\.svg did not load$/));
  });

  it('marks late text', async () => {
    showPage({ preview: false });
    start();
    expect(await markedLateText()).toHaveLength(1);
  });

  it('sets up editing for an author, and leaves late text as written', async () => {
    showPage({ preview: true });
    start();
    expect(await markedLateText()).toEqual([]);
    expect(setUpEditing).toHaveBeenCalledOnce();
  });

  it('names the manifest of its language', () => {
    showPage({ preview: false });
    start();
    expect(document.head.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/api/manifest/ar');
  });

  it.each([false, true])('adds the rules for prefetching, but not for an author (preview: %s)', (preview) => {
    showPage({ preview });
    start();
    vi.runAllTimers();
    const rules = [...document.head.querySelectorAll('script[type=speculationrules]')];
    expect(rules.map(({ textContent }) => textContent)).toEqual(preview ? [] : [SPECULATION_RULES]);
  });

  it('does nothing on a page without data', async () => {
    showPage();
    start();
    expect(document.head.childElementCount).toBe(0);
    expect(await markedLateText()).toEqual([]);
  });
});
