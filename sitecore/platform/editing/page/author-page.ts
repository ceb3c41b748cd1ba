import type { JsonObject } from '#sitecore/definitions/json.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { EDITING_PATH } from '../editing-path.ts';
import { htmlSafeJson } from '../markup/escape.ts';

/** Data of the page for the author's script, as JSON in the page. */
interface AuthorPage {
  /** The item's id in the format that field ids use. */
  readonly id: string;
  /** The id of the item whose file holds the page's blocks. */
  readonly layout: string;
  readonly url: string;
  readonly name: string;
  readonly language: Language;
  /** The placeholders of the page's file with their blocks, and the blocks that can be added. */
  readonly outline: readonly JsonObject[];
  readonly allowed: readonly JsonObject[];
}

/**
 * Returns a rendered page with the author's tools added. They come first in the head, because the page's own scripts
 * look for an editor when they start.
 */
export function withAuthorTools(html: string, page: AuthorPage): string {
  const pageJson = htmlSafeJson({ ...page });
  const tools = [
    `<script type="application/json" id="author-page">${pageJson}</script>`,
    `<script type="module" src="${EDITING_PATH}/author/author.mjs"></script>`,
    `<link rel="stylesheet" href="${EDITING_PATH}/author/author.css">`,
  ].join('');
  const head = /<head(?:\s[^>]*)?>/i.exec(html);
  const at = head ? head.index + head[0].length : 0;
  return html.slice(0, at) + tools + html.slice(at);
}

/** Tags whose attributes name pictures and films. */
const MEDIA_TAG = /<(?:link|img|source|video|audio)\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/**
 * Returns a rendered page whose pictures and films load from the platform instead of the site: only there do an author's
 * cookies show those of drafts. Texts and data stay unchanged.
 */
export const withOwnMedia = (html: string, siteOrigins: readonly string[]): string =>
  html.replace(MEDIA_TAG, (tag) => siteOrigins.reduce((own, origin) => own.replaceAll(`${origin}/-/`, '/-/'), tag));

/** Returns the Content-Security-Policy of an edited page: files from its own origin and the site's; no framing. */
export function contentSecurityPolicy(siteOrigins: readonly string[]): string {
  const from = ["'self'", ...new Set(siteOrigins)].join(' ');
  return [
    `default-src ${from}`,
    `script-src ${from}`,
    `style-src ${from}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${from} data:`,
    `font-src ${from} data:`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
