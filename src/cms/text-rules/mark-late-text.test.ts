// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LATE_TEXT_BACK_MS, LATE_TEXT_MS } from '#src/config/timings/start.ts';
import { markLateText } from './mark-late-text.ts';
import { markPage } from './mark-page.ts';

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no navigation timing.
  vi.stubGlobal('PerformanceNavigationTiming', Object);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  stop = markLateText('ar');
  document.body.innerHTML = '<p id="late">اتصل على +966112345678</p>';
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const marked = () => document.querySelectorAll('.phone[dir=ltr]').length;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const comeLate = () => {
  document.body.insertAdjacentHTML('beforeend', '<p>+966112345679</p>');
};
const shownAgain = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

describe('markLateText', () => {
  it('LANG-10 marks late text 500 ms after the page has loaded', async () => {
    expect(LATE_TEXT_MS).toBe(500);
    await pass(499);
    expect(marked()).toBe(0);
    await pass(1);
    expect(marked()).toBe(1);
  });

  it('LANG-11 marks late text again 100 ms after a back-navigation, also to a page from the back/forward cache', async () => {
    expect(LATE_TEXT_BACK_MS).toBe(100);
    await pass(500);
    comeLate();
    shownAgain();
    await pass(99);
    expect(marked()).toBe(1);
    await pass(1);
    expect(marked()).toBe(2);
    comeLate();
    window.dispatchEvent(new PopStateEvent('popstate'));
    await pass(100);
    expect(marked()).toBe(3);
  });

  it('does not look at text that the server wrote', async () => {
    stop();
    stop = markLateText('ar');
    await pass(500);
    expect(marked()).toBe(0);
    for (const text of document.querySelectorAll('p')) text.firstChild?.replaceWith('اتصل على +966112345670');
    shownAgain();
    await pass(100);
    expect(marked()).toBe(1);
  });

  it('TEXT-06 marks late text at both times and not in between', async () => {
    await pass(500);
    expect(marked()).toBe(1);
    comeLate();
    await pass(10_000);
    expect(marked()).toBe(1);
    shownAgain();
    await pass(100);
    expect(marked()).toBe(2);
  });
});

/** Returns the page's HTML after so many milliseconds, each sign of the riyal as its name and its word in brackets. */
async function shownAfter(milliseconds: number, language: 'ar' | 'en', markup: string): Promise<string> {
  stop();
  stop = markLateText(language);
  document.body.innerHTML = markup;
  await pass(milliseconds);
  for (const sign of document.querySelectorAll('.riyal[role=img]'))
    sign.replaceWith(`⟨${sign.getAttribute('aria-label') ?? ''}: ${sign.textContent}⟩`);
  return document.body.innerHTML;
}

const SKIPPED =
  '<code>SAR 5 ريال 5%</code><pre>SAR</pre><textarea>§ 5%</textarea><p class="no-phone">SAR 5%</p><p contenteditable="true">ريال</p>';

describe('amounts and percents in late text', () => {
  it('TEXT-07 SAR, the word and the section sign become a sign called Saudi riyal over their word 500 ms after load, in both languages, as whole phrases, outside the areas left alone', async () => {
    const written = `<p>SAR 20</p><p>٥ ريال</p><p>§ 7</p><p>SARs الريال ريالات</p>${SKIPPED}`;
    for (const language of ['ar', 'en'] as const) {
      expect(await shownAfter(499, language, written)).toBe(written);
      const name = language === 'ar' ? 'ريال سعودي' : 'Saudi riyal';
      const instead = language === 'ar' ? 'ريال' : 'SAR';
      const amounts = [`⟨${name}: SAR⟩ 20`, `٥ ⟨${name}: ريال⟩`, `⟨${name}: ${instead}⟩ 7`];
      const dir = language === 'ar' ? 'rtl' : 'ltr';
      expect(await shownAfter(500, language, written)).toBe(
        `${amounts.map((amount) => `<p><bdi dir="${dir}">${amount}</bdi></p>`).join('')}<p>SARs الريال ريالات</p>${SKIPPED}`,
      );
    }
  });

  it('isolates a number in Western digits from its percent sign 500 ms after load, on Arabic pages', async () => {
    const written = `<p>نسبة 5% ثم ٣٫٢٥٪ لا %</p>${SKIPPED.replaceAll('ريال', '')}`;
    expect(await shownAfter(499, 'ar', written)).toBe(written);
    expect(await shownAfter(500, 'ar', written)).toBe(
      written.replace('5% ثم', '<bdi class="percent" dir="ltr">5</bdi>% ثم'),
    );
    const english = '<p>Up 5% a year</p>';
    expect(await shownAfter(500, 'en', english)).toBe(english);
  });
});

describe('markPage', () => {
  it('marks text as the server would, and changes nothing when it runs again', () => {
    document.body.innerHTML = '<p>5% &lt;b&gt; SAR &amp; +966112345678</p><code>SAR</code><p class="no-phone">SAR</p>';
    markPage(document.body, 'ar');
    const once = document.body.innerHTML;
    expect(once).toContain('<bdi class="percent" dir="ltr">5</bdi>% &lt;b&gt; <span class="riyal" role="img"');
    expect(once).toContain('<code>SAR</code><p class="no-phone">SAR</p>');
    markPage(document.body, 'ar');
    expect(document.body.innerHTML).toBe(once);
  });

  it('leaves text that a view renders and marks the content of its slots and its HTML', () => {
    document.body.innerHTML =
      '<div data-island="1"><p>SAR</p><div data-slot="a"><i>SAR</i></div><div class="prose"><b>SAR</b></div></div>';
    markPage(document.body, 'en');
    expect(document.querySelector('p')?.innerHTML).toBe('SAR');
    expect(document.querySelectorAll('i > .riyal, b > .riyal')).toHaveLength(2);
  });
});
