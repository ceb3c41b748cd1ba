import { checkbox } from '../fields/checkbox.ts';
import { image } from '../fields/image.ts';
import { children, multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** A kind of partner of the Sahlha programme; an address names it by its item. */
export const sahlhaCategory = template('Sahlha Category', { Title: text({ required: true }) });

/** A trade of partners within a category. */
export const sahlhaSubCategory = template('Sahlha Sub Category', { Title: text({ required: true }) });

/** A city with partners; an address names it by its item. */
export const sahlhaCity = template('Sahlha City', { Title: text({ required: true }) });

/** An offer of a partner of the Sahlha programme. */
export const sahlhaOffer = template('Sahlha Offer', {
  Title: text({ required: true }),
  Content: text({ multiline: true }),
  Isactive: checkbox(),
  /** Also on the page with the carousel. */
  ShowInBanner: checkbox(),
  SahlhaCategory: multilist(sahlhaCategory, { source: '/items/sahlha/categories' }),
  SahlhaSubCategory: multilist(sahlhaSubCategory, { source: '/items/sahlha/sub-categories' }),
  City: multilist(sahlhaCity, { source: '/items/sahlha/cities' }),
  Image: image(),
  /** The mark of the partner, where it has no picture. */
  Icon: image(),
  /** Its place on a map. */
  Link: link(),
});

/** The categories, in the order of the filter. */
export const sahlhaCategories = template('Sahlha Categories', { categories: children(sahlhaCategory) });

/** The sub-categories. */
export const sahlhaSubCategories = template('Sahlha Sub Categories', { subCategories: children(sahlhaSubCategory) });

/** The cities, in the order of the filter. */
export const sahlhaCities = template('Sahlha Cities', { cities: children(sahlhaCity) });

/** The partners' offers, in the order of the list. */
export const sahlhaOffers = template('Sahlha Offers', { offers: children(sahlhaOffer) });
