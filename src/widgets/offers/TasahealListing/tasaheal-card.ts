import type { ImageValue } from '#sitecore/definitions/fields/image.ts';
import { paths } from '#src/config/paths.ts';
import type { ListedTasahealOffer } from '#src/queries/tasaheal-offers.query.ts';
import type { IconName } from '#src/ui/icon/icon-names.ts';
import { CATEGORY_ICONS, type BrandCategory } from './brand-categories.ts';
import { brandCategory } from './brand-category.ts';
import { readCompactDate } from './compact-date.ts';

/** A shop as its card shows it. */
export interface TasahealCard {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly logo: ImageValue;
  readonly category: BrandCategory;
  readonly icon: IconName;
  /** YYYY-MM-DD; empty for a date that cannot be read. */
  readonly ExpiryDate: string;
  /** Percent; null without one. */
  readonly discount: number | null;
}

/** The logo of a shop without one. */
const DEFAULT_LOGO: ImageValue = { src: paths.shopLogo, alt: '', width: 96, height: 96 };

/** Returns the card of an offer. */
export function tasahealCardOf({ id, name, fields }: ListedTasahealOffer): TasahealCard {
  const { Title, Description, Image, Discount, expiryDate } = fields;
  const category = brandCategory(name);
  return {
    ...{ id, title: Title.value, description: Description.value, discount: Discount },
    logo: Image.src === '' ? DEFAULT_LOGO : Image,
    category,
    icon: CATEGORY_ICONS[category],
    ExpiryDate: readCompactDate(expiryDate.value),
  };
}
