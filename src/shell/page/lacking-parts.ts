import type { PageHead } from '../seo/page-head.ts';

/** Parts that a page has; a footer may be missing. */
const PARTS = { header: 'headless-header', main: 'headless-main' } as const;

/** Name of a part that a page lacks. */
export type LackingPart = keyof typeof PARTS;

/** Elements that show something without a text. */
const SHOWN = /<(?:img|svg|picture|video|iframe|object|canvas|input|button)\b/;

/**
 * Returns the parts that a page's placeholders show nothing of: a placeholder that a Sitecore's layout does not send, or one whose
 * blocks are all left out, is an empty page with status 200. One that search engines may not index may stand in a frame of another
 * page, without a header.
 */
export const lackingParts = (
  placeholders: Readonly<Record<string, string>>,
  { meta }: Pick<PageHead, 'meta'>,
): readonly LackingPart[] =>
  (['header', 'main'] as const).filter((part) => {
    if (part === 'header' && isUnindexed(meta)) return false;
    const html = placeholders[PARTS[part]] ?? '';
    return !SHOWN.test(html) && html.replaceAll(/<[^>]*>/g, '').trim() === '';
  });

const isUnindexed = (meta: PageHead['meta']): boolean =>
  meta.some(({ name, content }) => name === 'robots' && content.includes('noindex'));
