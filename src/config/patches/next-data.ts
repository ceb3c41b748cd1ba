import type { DocumentProps } from 'next/document';

/**
 * Leaves in the data of Next's own scripts nothing of the page: the HTML is in the document already. Without the mark of a
 * static page they do not request the page's data again, which an editor's origin does not have.
 */
export function emptyNextData({ __NEXT_DATA__: data }: DocumentProps): void {
  data.props = { pageProps: {}, ...(data.isPreview && { __N_SSR: true }) };
}

const NEXT_DATA = /(<script id="__NEXT_DATA__"[^>]*>\{)/;

/** Returns a page's HTML in which Next's own scripts load further ones from `origin`; other HTML stays unchanged. */
export const withAssetPrefix = (html: string, origin: string): string =>
  html.replace(NEXT_DATA, (start) => `${start}"assetPrefix":${JSON.stringify(origin)},`);
