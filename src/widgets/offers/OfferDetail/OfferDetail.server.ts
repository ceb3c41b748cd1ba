import type { PageFacts } from '#src/cms/widget.ts';
import { env } from '#src/config/env.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { type PageAbove, pageAbove } from '#src/queries/page-above.query.ts';
import { queryPlatform } from '#src/queries/query-platform.server.ts';
import type { OfferDetailData } from './OfferDetail.widget.ts';

/** Returns the page above the offer, its category; a failure leaves out its title, because the link works without. */
export async function staticProps(_: unknown, page: PageFacts): Promise<OfferDetailData> {
  const { path, language } = page;
  const above = await loadPageAbove(page).catch(() => null);
  const pathAbove = path.slice(0, path.lastIndexOf('/')) || '/';
  return { title: above?.title ?? '', href: localizeHref(above?.path ?? pathAbove, language) };
}

async function loadPageAbove(page: PageFacts): Promise<PageAbove | null> {
  const { path, language } = page;
  return queryPlatform(pageAbove, { site: env().SITECORE_SITE_NAME, path, language }, page);
}
