import type { Language } from '#sitecore/definitions/language.ts';
import { Picture } from '#src/cms/fields/Picture.tsx';
import { formatDiscount } from '#src/features/offers/offer-discount.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Star } from '#src/ui/icon/Star.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { TasahealCard } from './tasaheal-card.ts';
import type { TasahealListingProps } from './TasahealListing.widget.ts';

interface ShopCardProps extends Pick<TasahealListingProps, 'phrases' | 'page'> {
  readonly shop: TasahealCard;
}

/** Renders a shop with what it takes off, its category and the day on which that ends. */
export function ShopCard({ shop, phrases, page: { language } }: ShopCardProps) {
  const { title, description, logo, category, icon, ExpiryDate, discount } = shop;
  return (
    <li>
      <article className="shop-card">
        <div className="shop-head">
          <Picture field={logo} />
          {discount !== null && (
            <p>
              <b>{formatDiscount(discount, language)}</b>
              {phrases.offer_discount}
            </p>
          )}
        </div>
        <p className="shop-kind">
          <Icon name={icon} />
          {phrases[`tasaheal_${category}`]}
        </p>
        <Heading level={2} size="lg">
          {title}
        </Heading>
        {description !== '' && <p>{description}</p>}
        {ExpiryDate !== '' && (
          <p className="shop-date">
            <Icon name="clock" />
            <span>
              {phrases.offer_until}{' '}
              <time dateTime={ExpiryDate} dir="ltr">
                {withDigits(ExpiryDate, language)}
              </time>
            </span>
          </p>
        )}
      </article>
    </li>
  );
}

/** Returns a date with the digits of a language. */
const withDigits = (date: string, language: Language): string =>
  date.replace(/\d/g, (digit) => formatNumber(Number(digit), language));

/** Renders the outline of a shop's card while shops load. */
export const ShopSkeleton = () => (
  <li>
    <div className="shop-card">
      <div className="shop-head">
        <Star className="size-20 skeleton bg-sand-200" />
        <span className="h-8 w-16 skeleton" />
      </div>
      <span className="mt-4 h-3.5 w-1/4 skeleton" />
      <span className="mt-2 h-6 w-3/5 skeleton" />
      <span className="mt-2 h-3.5 w-full skeleton" />
      <span className="mt-6 h-3.5 w-1/2 skeleton" />
    </div>
  </li>
);
