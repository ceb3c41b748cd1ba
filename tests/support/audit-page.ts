import { type Page } from '@playwright/test';
import { waitForView } from './qa/wait-for-islands.ts';
import type { SiteLanguage } from './site.ts';
import { setTextSize } from './text-size.ts';

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
    control.matches('[aria-label], [aria-labelledby], :has(img[alt]:not([alt=""])), :has(svg[role=img][aria-label])');
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

/**
 * Elements whose texts are clipped on purpose: those for screen readers alone, among them the head of a table whose rows are cards,
 * the word under the sign of the riyal, separators, cards of a wheel that are not in front, those of a pile, pins beyond the edge of a
 * map.
 */
const CLIPPED_ON_PURPOSE =
  '.sr-only, .register-table thead, .riyal, .skip-link, [data-pins], [aria-hidden], [inert], [data-piled] [data-row]';

interface OverflowOptions {
  /** Selects elements whose texts may be clipped. */
  readonly clipped: string;
  /** A style that the visitor has set; it is gone before the next frame. */
  readonly css?: string;
  /** True to read also which texts end below a box that cuts them. */
  readonly isBelowRead?: boolean;
}

/**
 * Returns by how many pixels the page is wider than its window, and the first texts that end outside of it where nothing
 * scrolls, or below a box that cuts them, but for summaries of some lines, which lead to the whole text.
 */
const readOverflow = ({ clipped, css, isBelowRead = false }: OverflowOptions) => {
  if (css !== undefined) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const isCutBelow = (bottom: number, box: Element | null): boolean => {
    if (!box || box === document.body) return false;
    const { overflowY, webkitLineClamp } = getComputedStyle(box);
    if (/auto|scroll/.test(overflowY) || webkitLineClamp !== 'none') return false;
    const isCut = /hidden|clip/.test(overflowY) && bottom > box.getBoundingClientRect().bottom + 2;
    return isCut || isCutBelow(bottom, box.parentElement);
  };
  const [cut, cutBelow]: [string[], string[]] = [[], []];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const owner = node.parentElement;
    if (text === '' || !owner?.checkVisibility({ visibilityProperty: true }) || owner.closest(clipped)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const isOut = [...range.getClientRects()].some(
      ({ left, right, width }) => width > 1 && (right > clientWidth + 1 || left < -1),
    );
    if (isOut && !scrolls(owner)) cut.push(text);
    if (isBelowRead && isCutBelow(range.getBoundingClientRect().bottom, owner)) cutBelow.push(text);
  }
  if (css !== undefined) document.adoptedStyleSheets.pop();
  return { pixelsTooWide: scrollWidth - clientWidth, cut: [...cut.slice(0, 3), ...cutBelow.slice(0, 3)] };
};

type Overflow = ReturnType<typeof readOverflow>;

const overflowOf = (page: Page, options: Omit<OverflowOptions, 'clipped'> = {}): Promise<Overflow> =>
  page.evaluate(readOverflow, { clipped: CLIPPED_ON_PURPOSE, ...options });

/** A window's width in px, and the visitor's own size of text; each differs from the one before in one of them. */
const ENLARGED = {
  'at 320 px × 200 %': { width: 320, text: 2 },
  'at 390 px × 200 %': { width: 390, text: 2 },
  'at 390 px × 150 %': { width: 390, text: 1.5 },
};

/** The spacing of text that WCAG 1.4.12 lets a visitor set. */
const SPACED = `* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

const readSpaced = (page: Page): Promise<Overflow> => overflowOf(page, { css: SPACED, isBelowRead: true });

interface Appearance {
  readonly width: number;
  readonly height?: number;
  /** The visitor's own size of text, as a share of the usual one. */
  readonly text?: number;
  readonly media?: Parameters<Page['emulateMedia']>[0];
}

/** Changes the look of a page by everything at once: after each change alone the browser would lay out and paint the page. */
async function changeLook(page: Page, { width, height = 700, text, media }: Appearance): Promise<void> {
  await Promise.all([
    page.setViewportSize({ width, height }),
    text !== undefined && setTextSize(page, text),
    media && page.emulateMedia(media),
  ]);
}

/** Reads what is too wide at 320 px, at a magnification of 200 %, and where the visitor has set larger or spaced text. */
async function readWidths(page: Page): Promise<Record<string, Overflow>> {
  const found: Record<string, Overflow> = {
    'at 320 px': await overflowOf(page),
    'with spaced text': await readSpaced(page),
  };
  for (const [name, look] of Object.entries(ENLARGED)) {
    await changeLook(page, look);
    found[name] = await overflowOf(page);
  }
  await changeLook(page, { width: 640, height: 450, text: 1 });
  found['at 640 px × 200 %'] = await overflowOf(page, { css: ':root { font-size: 200% }' });
  return found;
}

/** Width in px of a sheet of A4 between margins of 12 mm. */
const PAPER = 702;

/** Reads what a printed page must not have, closed parts, and what must stand on it. */
const readPrint = () => {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const canonical = document.querySelector('link[rel=canonical]');
  return {
    leftOver: all('.site-head, body footer, .skip-link, [role=tablist], main button:not([aria-pressed])')
      .filter((element) => element.checkVisibility())
      .map(({ className }) => className),
    closed: all('main details > :not(summary), main [role=tabpanel]')
      .filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
      .map(({ textContent }) => textContent.slice(0, 40)),
    titleIsShown: document.querySelector('title')?.checkVisibility() === true,
    address: canonical?.checkVisibility() ? getComputedStyle(canonical, '::after').content : '',
    pixelsTooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
};

/** Returns elements that are current, chosen or pressed, and that nothing but a colour of their own marks. */
const readUnmarked = () =>
  [...document.querySelectorAll('[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true]')]
    .filter((element) => element.checkVisibility() && getComputedStyle(element).outlineStyle === 'none')
    .map(({ outerHTML }) => outerHTML.slice(0, 120));

/** Reads how an open page fits narrow windows and larger text, paper, and forced colours; it is 1440 px wide after that. */
export async function readAppearance(page: Page) {
  await page.setViewportSize({ width: 320, height: 700 });
  const widths = await readWidths(page);
  await changeLook(page, { width: PAPER, height: 900, media: { media: 'print' } });
  const print = await page.evaluate(readPrint);
  await changeLook(page, { width: 1440, height: 900, media: { media: null, forcedColors: 'active' } });
  const unmarked = await page.evaluate(readUnmarked);
  await page.emulateMedia({ forcedColors: null });
  return { widths, print, unmarked };
}

/** Returns true when a page does not fit its window. */
export const isTooWide = ({ pixelsTooWide, cut }: Overflow): boolean => pixelsTooWide > 0 || cut.length > 0;

/**
 * Reads from a page that was opened in a window of 320 px, once it has started, what holds on every page: its language, head,
 * landmarks, headings, names and ids, text of the other language, what is too wide on narrow screens and with larger text, how it
 * prints, and what forced colours lose.
 */
export async function auditPage(page: Page, language: SiteLanguage) {
  // The start script comes after the first paint, and so perhaps after the page has loaded.
  await waitForView(page);
  const [head, structure, strays] = await Promise.all([
    page.evaluate(readHead),
    page.evaluate(readStructure),
    page.evaluate(readStrays, language),
  ]);
  const { widths, print, unmarked } = await readAppearance(page);
  const tooWide = Object.entries(widths).filter(([, width]) => isTooWide(width));
  return { ...head, ...structure, strays, tooWide, print, unmarked };
}
