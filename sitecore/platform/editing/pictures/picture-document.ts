import type { Language } from '#sitecore/definitions/language.ts';
import { EDITING_PATH } from '../editing-path.ts';

const STYLES = `<link rel="stylesheet" href="${EDITING_PATH}/author/block-picture.css">`;

/** Elements that act: a picture only shows. Without scripts a browser would show the contents of noscript. */
const ACTIVE = /<script\b.*?<\/script>|<noscript\b.*?<\/noscript>|<link\b(?=[^>]*\bas="script")[^>]*>/gs;

/** Returns a rendered page as a picture of its only block. */
export const pictureOf = (html: string): string =>
  html.replace(ACTIVE, '').replace(/<\/head>/i, (end) => `${STYLES}${end}`);

/** Returns a document that shows an SVG. */
export const drawnDocument = (svg: string, language: Language): string =>
  `<!DOCTYPE html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title></title>${STYLES}</head><body>${svg}</body></html>`;

/** Returns the Content-Security-Policy of a picture: styles, fonts and media only, shown on the editor's own pages only. */
export function pictureSecurityPolicy(siteOrigins: readonly string[]): string {
  const from = ["'self'", ...new Set(siteOrigins)].join(' ');
  return [
    "default-src 'none'",
    `style-src ${from}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${from} data:`,
    `media-src ${from}`,
    `font-src ${from} data:`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
