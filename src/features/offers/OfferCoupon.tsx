import { Fragment, isValidElement, type ReactNode } from 'react';
import type { DateValue } from '#sitecore/definitions/fields/date.ts';
import type { ImageValue } from '#sitecore/definitions/fields/image.ts';
import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { DateText } from '#src/cms/fields/DateText.tsx';
import { linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import type { PageFacts } from '#src/cms/widget.ts';
import { formatDayOrError } from '#src/i18n/date.ts';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import { Coupon } from '#src/ui/card/Coupon.tsx';
import { Clamp } from '#src/ui/disclosure/Clamp.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import type { OfferCouponPhrases } from './offer-phrases.ts';

/** An offer as its card shows it; an empty part is left out. */
export interface CouponOffer {
  readonly title: TextValue;
  readonly logo: ImageValue;
  /** Formatted, or the editor's field. */
  readonly discount: ReactNode;
  /** Subjects that it covers. */
  readonly categories: readonly TextValue[];
  readonly description: TextValue;
  readonly expiry: DateValue;
  /** CSS colour. */
  readonly background: string;
  /** Lines of the discount; the second takes its place. */
  readonly lines: readonly [TextValue, TextValue, TextValue];
  readonly link: LinkValue;
}

interface OfferCouponProps {
  readonly offer: CouponOffer;
  readonly level: 2 | 3;
  readonly phrases: OfferCouponPhrases;
  readonly page: PageFacts;
}

/** Renders an offer of an author; its description has one line that `enhanceClamps` unfolds. */
export function OfferCoupon({ offer, level, phrases, page }: OfferCouponProps) {
  const { title, logo, categories, description, expiry, background, link } = offer;
  return (
    <Coupon
      level={level}
      title={<Text field={title} />}
      background={background}
      {...discountOf(offer, phrases)}
      {...(isPictureShown(logo) && { logo: <Picture field={logo} /> })}
      {...(categories.length > 0 && { label: <Categories titles={categories} /> })}
      {...(isShown(description) && {
        description: (
          <Clamp
            lines={1}
            more={phrases.Read_More}
            less={phrases.Show_Less}
            expanded={page.state === 'edit'}
            className="text-xs"
          >
            <Text field={description} />
          </Clamp>
        ),
      })}
      {...((expiry.value !== null || expiry.editable) && {
        expiry: (
          <span>
            {phrases.valid_to} <DateText field={expiry}>{expiryText(expiry.value, page)}</DateText>
            {expiry.editable && <bdi className="block">{expiry.value}</bdi>}
          </span>
        ),
      })}
      {...((link.href !== '' || link.editableFirstPart) && {
        link: (
          <Anchor {...linkProps(link)}>
            <LinkText field={link} fallback={phrases.offer_view} />
            <VisuallyHidden>{title.value}</VisuallyHidden>
            <Icon name="arrow" />
          </Anchor>
        ),
      })}
    />
  );
}

const Categories = ({ titles }: { readonly titles: readonly TextValue[] }) =>
  titles.map((title, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      <Text field={title} />
    </Fragment>
  ));

/** Returns the lines of the discount: those of the author, or else the percentage and the phrase for it; an author edits both. */
function discountOf({ discount, lines: [first, second, third] }: CouponOffer, phrases: OfferCouponPhrases) {
  const isOwn = isShown(second);
  const isPlain = !isOwn && discount !== '';
  const ownDiscount = isOwn ? (
    <>
      <Text field={second} />
      {isValidElement(discount) && discount}
    </>
  ) : (
    discount
  );
  return {
    ...(isShown(first) && { discountTitle: <Text field={first} /> }),
    ...((isOwn || isPlain) && { discount: ownDiscount }),
    ...((isShown(third) || isPlain) && {
      discountText: isShown(third) ? <Text field={third} /> : phrases.offer_discount,
    }),
  };
}

/** Returns a date in words; to an author, where the editor has no markup for it, as it is stored. */
const expiryText = (expiry: string | null, { state, language }: PageFacts): string => {
  if (expiry === null) return '';
  return state === 'edit' ? expiry : formatDayOrError(expiry, language);
};
