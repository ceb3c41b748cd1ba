import type { Page } from '@playwright/test';
import type { SiteLanguage } from './site.ts';

const readDocument = (language: SiteLanguage) => {
  const find = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? '';
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const pathsOf = (selector: string) =>
    all(selector)
      .map((link) => new URL(link.getAttribute('href') ?? '', location.origin).pathname)
      .join(' ');
  const ids = all('[id]').map(({ id }) => id);

  const headings = all('h1, h2, h3, h4, h5, h6').filter((heading) => heading.checkVisibility());
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));

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

  return {
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    title: document.title,
    isDescribed: find('meta[name=description]', 'content').trim() !== '',
    canonical: pathsOf('link[rel=canonical]'),
    alternates: {
      ar: pathsOf('link[hreflang=ar]'),
      en: pathsOf('link[hreflang=en]'),
      'x-default': pathsOf('link[hreflang=x-default]'),
    },
    landmarks: all('body header, main, body footer').map(({ tagName }) => tagName.toLowerCase()),
    firstHeadings: all('h1').length,
    headingsOutOfOrder: headings
      .filter((_, place) => (levels[place] ?? 0) - (levels[place - 1] ?? 1) > 1)
      .map(({ textContent }) => textContent),
    emptyHeadings: headings.filter(({ textContent }) => textContent.trim() === '').length,
    imagesWithoutAlt: all('img:not([alt])').map(({ outerHTML }) => outerHTML),
    repeatedIds: ids.filter((id, place) => ids.indexOf(id) !== place),
    strays,
  };
};

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Reads the properties of an open page that every page is checked for: language, head, landmarks, headings, ids, text of the other
 * language, and how many pixels it is too wide at 320 px and at twice the size of its text.
 */
export async function auditPage(page: Page, language: SiteLanguage) {
  await page.setViewportSize({ width: 320, height: 700 });
  const audit = await page.evaluate(readDocument, language);
  const at320 = await overflowOf(page);
  await page.setViewportSize({ width: 640, height: 450 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  return { ...audit, pixelsTooWide: { at320, atTwiceTheSize: await overflowOf(page) } };
}
