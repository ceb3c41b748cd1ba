import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { type Content, siteOf } from '../../content/content.ts';
import type { Item } from '../../content/tree.ts';
import type { Database } from '../../database.ts';
import type { LayoutService } from '../../layout/layout-service.ts';
import { phrases } from '../../layout/phrases.ts';
import { renderPage } from '../page/render-page.ts';
import { affectedPages } from './affected-pages.ts';

/** Pages that one publish renders at most: of an item that all pages show, a sample. */
const MOST_PAGES = 12;

/** Returns the reason why a page that shows these items would fail with this content; undefined when none would. */
export type RenderBeforePublish = (content: Content, items: readonly Item[]) => Promise<string | undefined>;

interface RenderOptions {
  readonly renderingHost: string;
  readonly secret: string;
  /** Returns the layouts of content that is not published yet. */
  readonly layoutsOf: (content: Content) => LayoutService;
  readonly master: () => Database;
}

/**
 * Returns a function that renders the pages that show some items, in both languages, with content that is not published yet. A
 * site that does not respond renders nothing and refuses nothing.
 */
export const renderBeforePublish =
  ({ renderingHost, secret, layoutsOf, master }: RenderOptions): RenderBeforePublish =>
  async (content, items) => {
    const layouts = layoutsOf(content);
    for (const { id } of await affectedPages(items, master(), MOST_PAGES)) {
      const page = content.tree.withId(id);
      if (page?.url === undefined) continue;
      for (const language of LANGUAGES) {
        const rendered = await renderPage({
          renderingHost,
          secret,
          path: page.url,
          language,
          layout: await layouts.page(page, language),
          dictionary: Object.fromEntries(phrases(content, siteOf(content, page), language)),
        });
        if (rendered.kind === 'failure' && rendered.isOfPage)
          return `${page.url} in ${language} cannot be shown: ${rendered.reason}`;
      }
    }
    return undefined;
  };
