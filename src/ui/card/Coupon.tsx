import type { ReactNode } from 'react';
import { Heading } from '../text/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';

interface CouponProps {
  readonly title: ReactNode;
  readonly level: 2 | 3;
  /** The mark of the shop. */
  readonly logo?: ReactNode;
  /** Figure or short text, such as "30%". */
  readonly discount?: ReactNode;
  /** Line above the discount. */
  readonly discountTitle?: ReactNode;
  /** Line below the discount, such as "off". */
  readonly discountText?: ReactNode;
  /** CSS colour behind the mark; sand by default. */
  readonly background?: string;
  /** Subjects that it covers, above the title. */
  readonly label?: ReactNode;
  readonly description?: ReactNode;
  /** Date with its words, such as "Valid to 31 December 2026". */
  readonly expiry?: ReactNode;
  /** Link whose area is the whole card. */
  readonly link?: ReactNode;
}

/** Renders an offer as a coupon: its mark and discount above a torn edge, its text, date and link below. */
export function Coupon({ title, level, logo, background, label, description, expiry, link, ...discount }: CouponProps) {
  return (
    <article className="coupon">
      <div className="coupon-head" {...(background && { style: { backgroundColor: background } })}>
        {logo}
        <Discount {...discount} />
      </div>
      <div className="coupon-edge" />
      <div className="coupon-body">
        {label !== undefined && <p className="text-2xs text-text-3">{label}</p>}
        <Heading level={level} size="lg">
          {title}
        </Heading>
        {description}
        {(expiry !== undefined || link !== undefined) && (
          <div className="coupon-foot">
            {expiry !== undefined && (
              <span>
                <Icon name="clock" />
                {expiry}
              </span>
            )}
            {link}
          </div>
        )}
      </div>
    </article>
  );
}

function Discount({
  discount,
  discountTitle,
  discountText,
}: Pick<CouponProps, 'discount' | 'discountTitle' | 'discountText'>) {
  if (discount === undefined && discountTitle === undefined && discountText === undefined) return null;
  return (
    <p>
      {discountTitle !== undefined && <span>{discountTitle}</span>}
      {discount !== undefined && <b>{discount}</b>}
      {discountText !== undefined && <span>{discountText}</span>}
    </p>
  );
}
