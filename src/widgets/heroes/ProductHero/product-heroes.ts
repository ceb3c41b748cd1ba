import type { ProductHeroProps } from './ProductHero.widget.ts';

type Category = ProductHeroProps['fields']['items'][number];
type Item = Category['fields']['items'][number];

/** Most features of a product that are shown (document 3, section 9). */
const MOST_FEATURES = 3;

/** A product of the hero, with its category. */
export interface ProductBannerItem {
  readonly id: string;
  readonly url: string;
  readonly title: Item['fields']['BannerTitle'];
  readonly description: Item['fields']['BannerSubTitle'];
  readonly name: Item['fields']['TabName'];
  readonly categoryId: string;
  readonly category: { readonly id: string; readonly title: Category['fields']['Title'] };
  readonly imageUrl: string;
  readonly image: Item['fields']['BannerImage'];
  readonly gradientColorClass: Item['fields']['GradientColorClass'];
  readonly callToActionLink: Item['fields']['CallToActionLink'];
  readonly secondaryLink: Item['fields']['BannerSecondaryLink'];
  readonly backLink: Item['fields']['BackToPreviousPageLink'];
  readonly features: Item['fields']['items'];
}

/** Returns the products of all categories in their order, each with at most three features; for an author all features. */
export const productBannerItems = (categories: readonly Category[], edited: boolean): readonly ProductBannerItem[] =>
  categories.flatMap(({ id: categoryId, fields: { Title, items } }) =>
    items.map(({ id, url, fields }) => ({
      id,
      url,
      title: fields.BannerTitle,
      description: fields.BannerSubTitle,
      name: fields.TabName,
      categoryId,
      category: { id: categoryId, title: Title },
      imageUrl: fields.BannerImage.src,
      image: fields.BannerImage,
      gradientColorClass: fields.GradientColorClass,
      callToActionLink: fields.CallToActionLink,
      secondaryLink: fields.BannerSecondaryLink,
      backLink: fields.BackToPreviousPageLink,
      features: edited ? fields.items : fields.items.slice(0, MOST_FEATURES),
    })),
  );
