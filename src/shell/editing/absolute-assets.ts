import { withAssetPrefix } from '#src/config/patches/next-data.ts';

const TAG = /<(?:script|link|img|source|video|audio)\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
/** A path of the site; paths below these folders are the editor's, which it serves on its own origin. */
const SITE_PATH = String.raw`\/(?!\/|sitecore\/|temp\/|~\/icon\/)`;
const URL_ATTRIBUTE = new RegExp(String.raw`(\s(?:src|href|poster)=)(["'])${SITE_PATH}`, 'gi');
const FIRST_OF_SET = new RegExp(String.raw`^(\s*)${SITE_PATH}`, 'i');
const SET = /(\s(?:srcset|imagesrcset)=)(["'])(.*?)\2/gi;
const PAGE_LINK = /\srel="(?:canonical|alternate)"/i;
/** Drawings of the site's files, which browsers use from their own origin alone. */
const DRAWING = /<use href="\/[^"]*"><\/use>/g;

/**
 * Returns HTML whose scripts, styles, fonts and images load from `origin`; links to pages and all text stay
 * unchanged. Drawings that an SVG uses from a file are left out.
 */
export function absoluteAssets(html: string, origin: string): string {
  const absolute = html
    .replace(DRAWING, '')
    .replace(TAG, (tag) => (PAGE_LINK.test(tag) ? tag : absoluteTag(tag, origin)));
  return withAssetPrefix(absolute, origin);
}

const absoluteTag = (tag: string, origin: string): string =>
  tag
    .replace(URL_ATTRIBUTE, (_, name: string, quote: string) => `${name}${quote}${origin}/`)
    .replace(SET, (_, name: string, quote: string, set: string) => {
      const absolute = set
        .split(',')
        .map((one) => one.replace(FIRST_OF_SET, (__, blank: string) => `${blank}${origin}/`));
      return `${name}${quote}${absolute.join(',')}${quote}`;
    });
