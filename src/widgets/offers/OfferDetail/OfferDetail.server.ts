import type { PageFacts } from '#src/cms/widget.ts';
import { env } from '#src/config/env.ts';
import { orIncomplete } from '#src/features/listing/load-list.server.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { pageAbove } from '#src/queries/page-above.query.ts';
import { queryPlatform } from '#src/queries/query-platform.server.ts';
import type { OfferDetailData } from './OfferDetail.widget.ts';

/** Returns the page above the offer, its category; without a title when it cannot be queried, because the link works without. */
export async function staticProps(_: unknown, page: PageFacts): Promise<OfferDetailData> {
  const { path, language } = page;
  const pathAbove = path.slice(0, path.lastIndexOf('/')) || '/';
  const linkTo = (title: string, to: string): OfferDetailData => ({ title, href: localizeHref(to, language) });
  return orIncomplete(
    'OfferDetail',
    async () => {
      const above = await queryPlatform(pageAbove, { site: env().SITECORE_SITE_NAME, path, language }, page);
      return linkTo(above?.title ?? '', above?.path ?? pathAbove);
    },
    linkTo('', pathAbove),
  );
}
