import type { Language } from '#sitecore/definitions/language.ts';
import { EDITING_PATH } from '../sign-in/sign-in-pages.ts';
import { htmlSafeJson } from '../markup/escape.ts';

/** What the author's script knows of the page in front of it. */
interface AuthorPage {
  /** As the ids of its fields have it. */
  readonly id: string;
  readonly url: string;
  readonly name: string;
  readonly language: Language;
}

/**
 * A rendered page with the author's tools in it. They come first in its head: the page's own scripts ask when they start
 * whether there is an editor.
 */
export function withAuthorTools(html: string, { id, url, name, language }: AuthorPage): string {
  const facts = htmlSafeJson({ id, url, name, language });
  const tools = [
    `<script type="application/json" id="author-page">${facts}</script>`,
    `<script type="module" src="${EDITING_PATH}/author/author.mjs"></script>`,
    `<link rel="stylesheet" href="${EDITING_PATH}/author/author.css">`,
  ].join('');
  const head = /<head(?:\s[^>]*)?>/i.exec(html);
  const at = head ? head.index + head[0].length : 0;
  return html.slice(0, at) + tools + html.slice(at);
}

/** What a page of an author may load and who may frame it: its own origin's files and those of the site. */
export function contentSecurityPolicy(siteOrigins: readonly string[]): string {
  const from = ["'self'", ...new Set(siteOrigins)].join(' ');
  return [
    `default-src ${from}`,
    `script-src ${from}`,
    `style-src ${from} 'unsafe-inline'`,
    `img-src ${from} data:`,
    `font-src ${from} data:`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
