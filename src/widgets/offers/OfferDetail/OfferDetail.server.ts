import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import type { ReadWidget } from '#src/cms/registered-widget.tsx';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { env } from '#src/config/env.ts';
import { orIncomplete } from '#src/features/listing/load-list.server.ts';
import { hasOfferEnded } from '#src/features/offers/open-offers.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { pageAbove } from '#src/queries/page-above.query.ts';
import { queryPlatform } from '#src/queries/query-platform.server.ts';
import type { OfferDetailData, widget } from './OfferDetail.widget.ts';

/**
 * Returns the page above the offer, its category, and if the offer has ended; without a title when the category cannot be queried,
 * because the link works without.
 */
export async function staticProps(
  _: unknown,
  page: PageFacts,
  _query: UrlQuery,
  read: ReadWidget<typeof widget>,
): Promise<OfferDetailData> {
  const { path, language } = page;
  const pathAbove = path.slice(0, path.lastIndexOf('/')) || '/';
  const hasEnded = page.state !== 'edit' && hasOfferEnded(read().fields, riyadhDay(new Date()));
  const linkTo = (title: string, to: string) => ({ title, href: localizeHref(to, language), hasEnded });
  return orIncomplete(
    'OfferDetail',
    async () => {
      const above = await queryPlatform(pageAbove, { site: env().SITECORE_SITE_NAME, path, language }, page);
      return linkTo(above?.title ?? '', above?.path ?? pathAbove);
    },
    linkTo('', pathAbove),
  );
}
