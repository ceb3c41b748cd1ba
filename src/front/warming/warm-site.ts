import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '#src/config/paths.ts';
import { LANGUAGES } from '#src/i18n/language.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { errorMessage } from '#src/shell/error-message.ts';
import { mediaIn } from './media-in.ts';

/** Requests a URL of the site and returns its status and text. */
export type GetText = (path: string, accept: string) => Promise<{ readonly status: number; readonly text: string }>;

interface WarmOptions {
  readonly get: GetText;
  /** Returns true when the pass is no longer of use: a publish came, which starts another one. */
  readonly isOutdated: () => boolean;
}

/** Files besides the pages that browsers and robots request; the first lists the pages. */
const SITEMAP = '/sitemap.xml';
const FILES = [
  '/robots.txt',
  ...LANGUAGES.flatMap((language) => [`/api/manifest/${language}`, `/api/dictionary/${language}`]),
];

/** The error pages, for their pictures. */
const ERROR_PAGES = LANGUAGES.flatMap((language) =>
  [paths.notFound, paths.serverError].map((path) => localizeHref(path, language)),
);

/** Numbers of pages and pictures of a pass: more than the site has, and few enough to end. */
const MAX_PAGES = 5000;
const MAX_MEDIA = 2000;

/** Bounds of the pause after a request, which is as long as the request took: half of one core at most, for visitors. */
const MIN_PAUSE_MS = 5;
const MAX_PAUSE_MS = 1000;

/** Formats of today's browsers; those without them get another size or format of a picture while the platform fails. */
const ACCEPT_PICTURE = 'image/webp,image/*,*/*;q=0.8';

/**
 * Requests each page of the sitemap, and each picture and file on one, one after another, so that the site has them when
 * the platform does not; returns true when all of them responded.
 */
export async function warmSite({ get, isOutdated }: WarmOptions): Promise<boolean> {
  const sitemap = await request(get, SITEMAP, 'text/xml');
  if (sitemap === undefined) return false;
  const pages = [...new Set([...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => pathOf(url)))];
  const media = new Set<string>();
  let isComplete = true;
  for (const path of [...ERROR_PAGES, ...pages.slice(0, MAX_PAGES), ...FILES]) {
    if (isOutdated()) return false;
    const text = await request(get, path, '*/*');
    isComplete &&= text !== undefined;
    for (const url of mediaIn(text ?? '')) media.add(url);
  }
  for (const url of [...media].slice(0, MAX_MEDIA)) {
    if (isOutdated()) return false;
    isComplete = (await request(get, url, ACCEPT_PICTURE)) !== undefined && isComplete;
  }
  return isComplete;
}

/** Returns the text at a path; undefined when it is unavailable. Takes twice the time of the request. */
async function request(get: GetText, path: string, accept: string): Promise<string | undefined> {
  const begin = performance.now();
  try {
    const { status, text } = await get(path, accept);
    return status === 503 ? undefined : text;
  } catch (error) {
    console.error(`${path} is not warmed: ${errorMessage(error)}`);
    return undefined;
  } finally {
    await wait(Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, performance.now() - begin)), undefined, { ref: false });
  }
}

/** Returns the path of a URL in the sitemap. */
const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : '/');
