import type { Page } from '@playwright/test';
import type { SiteLanguage } from './site.ts';

const readHead = () => {
  const pathsOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .map((link) => new URL(link.getAttribute('href') ?? '', location.origin).pathname)
      .join(' ');
  const { lang, dir } = document.documentElement;
  const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  return {
    lang,
    dir,
    title: document.title,
    isDescribed: description.trim() !== '',
    canonical: pathsOf('link[rel=canonical]'),
    alternates: {
      ar: pathsOf('link[hreflang=ar]'),
      en: pathsOf('link[hreflang=en]'),
      'x-default': pathsOf('link[hreflang=x-default]'),
    },
  };
};

const readStructure = () => {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const markup = ({ outerHTML }: HTMLElement) => outerHTML;
  const ids = all('[id]').map(({ id }) => id);
  const headings = all('h1, h2, h3, h4, h5, h6').filter((heading) => heading.checkVisibility());
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  const isNamed = (control: HTMLElement) =>
    control.textContent.trim() !== '' ||
    control.matches('[aria-label], [aria-labelledby], :has(img[alt]:not([alt=""]))');
  return {
    landmarks: all('body header, main, body footer').map(({ tagName }) => tagName.toLowerCase()),
    firstHeadings: all('h1').length,
    headingsOutOfOrder: headings
      .filter((_, place) => (levels[place] ?? 0) - (levels[place - 1] ?? 1) > 1)
      .map(({ textContent }) => textContent),
    emptyHeadings: headings.filter(({ textContent }) => textContent.trim() === '').length,
    imagesWithoutAlt: all('img:not([alt])').map(markup),
    controlsWithoutName: all('a[href], button, summary')
      .filter((control) => control.checkVisibility() && !isNamed(control))
      .map(markup),
    tablesWithoutHeaders: all('table:not(:has(th))').length,
    repeatedIds: ids.filter((id, place) => ids.indexOf(id) !== place),
  };
};

/** Returns texts in the script of the other language, outside of what is marked as being of it. */
const readStrays = (language: SiteLanguage) => {
  const otherScript = language === 'ar' ? /[A-Za-z]{3,}/ : /\p{Script=Arabic}{2,}/u;
  const withoutNames = (text: string) => text.replaceAll('JavaScript', '');
  const isFree = (owner: Element | null) =>
    owner?.closest('script, style, [lang]:not(html), bdi, bdo, a[href^="mailto:"]') === null;
  const strays: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    if (isFree(node.parentElement) && otherScript.test(withoutNames(text))) strays.push(text.trim());
  }
  return strays;
};

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Reads from an open page what holds on every page: its language, head, landmarks, headings, names and ids, text of the
 * other language, and how many pixels it is too wide at 320 px and at twice the size of its text.
 */
export async function auditPage(page: Page, language: SiteLanguage) {
  await page.setViewportSize({ width: 320, height: 700 });
  const head = await page.evaluate(readHead);
  const structure = await page.evaluate(readStructure);
  const strays = await page.evaluate(readStrays, language);
  const at320 = await overflowOf(page);
  await page.setViewportSize({ width: 640, height: 450 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  return { ...head, ...structure, strays, pixelsTooWide: { at320, atTwiceTheSize: await overflowOf(page) } };
}
