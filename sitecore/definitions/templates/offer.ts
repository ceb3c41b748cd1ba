import { checkbox } from '../fields/checkbox.ts';
import { date } from '../fields/date.ts';
import { image } from '../fields/image.ts';
import { children, lookup, multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { integer, number } from '../fields/number.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';
import { page } from './page.ts';

/** A subject of offers: a tab of the offers listing, a label of an offer. */
export const offerTag = template('Offer Tag', { Title: text({ required: true }) });

/** The subjects of offers, in the order of the tabs. */
export const offerTags = template('Offer Tags', { tags: children(offerTag) });

/** An offer as the best-offers banner shows it. */
export const bestOffer = template('Best Offer', {
  Title: text({ required: true }),
  SubTitle: text(),
  CardImage: image(),
  ExpiryDate: date(),
  /** Percent. */
  Discount: number(),
});

/** An offer as the cards of featured offers show it. */
export const offerCard = template('Offer Card', {
  Title: text({ required: true }),
  ExpiryDate: date(),
  /** Percent. */
  Discount: number(),
  AboutOffer: text({ multiline: true }),
  IsActive: checkbox(),
  Logo: image(),
  /** The ground of its card: that of its logo. */
  BackgroundColor: text({ shared: true }),
  CardText1: text(),
  CardText2: text(),
  CardText3: text(),
});

/** An offer as its own page shows it. */
export const offerDetails = template('Offer Details', {
  Title: text({ required: true }),
  SubTitle: text(),
  /** The link to the category stands in for an empty one. */
  BackToPreviousPageLink: link(),
  StartDate: date(),
  ExpiryDate: date(),
  /** Percent. */
  Discount: number(),
  Link: link(),
  BannerImage: image(),
  /** The ground of its banner and of its card: that of its logo. */
  BackgroundColor: text({ shared: true }),
  Logo: image(),
  AboutOffer: text({ multiline: true }),
  /** One term per line; a leading dash is not shown. */
  HowToRedeemOffer: text({ multiline: true }),
  PromoCode: text({ shared: true }),
  StoreWebsite: link(),
});

/** An offer of a shop on payments with the bank's cards; a page below its category. */
export const offer = template(
  'Offer',
  {
    ...page.fields,
    ...bestOffer.fields,
    ...offerCard.fields,
    ...offerDetails.fields,
    IsBestOffer: checkbox(),
    Offertags: multilist(offerTag, { source: '/items/offer-tags' }),
    Tag: lookup(offerTag, { source: '/items/offer-tags' }),
    Category: multilist(offerTag, { source: '/items/offer-tags' }),
  },
  { base: [page, bestOffer, offerCard, offerDetails] },
);

/** A group of offers as a slide of the overview. */
export const offerGroupSlide = template('Offer Group Slide', {
  Title: text({ required: true }),
  Content: text({ multiline: true }),
  OfferSliderImage: image(),
  BadgeImage: image(),
  Link: link(),
  IsActive: checkbox(),
});

/** Offers under one title, as the overview shows them. */
export const offerGroup = template(
  'Offer Group',
  { ...offerGroupSlide.fields, offers: children(offer) },
  { base: [offerGroupSlide] },
);

/** A category of offers as a slide of the banner of categories. */
export const offerCategorySlide = template('Offer Category Slide', {
  BannerTitle: text(),
  OfferSliderImage: image(),
  BadgeImage: image(),
  IsActive: checkbox(),
});

/** A category of offers as its page introduces it. */
export const offerCategoryHead = template('Offer Category Head', {
  Title: text({ required: true }),
  Content: text({ multiline: true }),
});

/** A category of offers: a page whose children are its offers; those of a lower sort order come first. */
export const offerCategory = template(
  'Offer Category',
  { ...page.fields, ...offerGroup.fields, SortOrder: integer() },
  { base: [page, offerGroup, offerCategorySlide, offerCategoryHead] },
);

/** The lead card of the offers carousel, for all offers. */
export const offerParent = template('Offer Parent', {
  Title: text({ required: true }),
  Content: text({ multiline: true }),
  Image: image(),
  Link: link(),
});
