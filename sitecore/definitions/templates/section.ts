import { checkbox } from '../fields/checkbox.ts';
import { choice } from '../fields/choice.ts';
import { icon } from '../fields/icon.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { nameValueList } from '../fields/name-value-list.ts';
import { text } from '../fields/text.ts';
import { numberParam, option, textParam } from '../params.ts';
import { template } from '../template.ts';

/** The frame of a content section: its head, its ground and its notice. */
export const section = template('Section', {
  Title: text(),
  Subtitle: text({ multiline: true }),
  Link: link(),
  BackgroundImage: image(),
  Gradiant: choice(['teal', 'saffron', 'clay', 'sand']),
  AlertTitle: text(),
  AlertSubTitle: text({ multiline: true }),
});

/** Parameters of every content section; an unknown value leaves the look of the block. */
export const sectionParams = {
  RenderingIdentifier: textParam(),
  styles: option('default', 'sand', 'compact', 'wide'),
  /** The most items shown; all without it. */
  NumberOfReturnItems: numberParam({ default: 0, min: 1 }),
};

/** Parameters of a content section with cards. */
export const cardParams = {
  ...sectionParams,
  cardVariant: option('default', 'plain', 'tinted', 'outlined'),
  align: option('default', 'start', 'center'),
  cardSpacing: option('default', 'tight', 'loose'),
  elevated: option('0', '1'),
  linkVariant: option('default', 'link', 'button', 'soft'),
};

/** A point of a list: an icon, a few words and a sentence. */
export const contentPoint = template('Content Point', {
  Icon: icon(),
  Title: text({ required: true }),
  Description: text({ multiline: true }),
});

/** A card of a grid; its details appear at its info button. */
export const contentCard = template('Content Card', {
  Icon: icon(),
  IconBackground: text({ shared: true }),
  Image: image(),
  BackgroundColor: text({ shared: true }),
  Title: text({ required: true }),
  Description: text({ multiline: true }),
  DetailsListTitle: text(),
  DetailsList: nameValueList(),
  Note: text(),
  Link: link(),
});

/** A picture on its ground with words, a link as a whole. */
export const pictureTile = template('Picture Tile', {
  Title: text({ required: true }),
  Description: text({ multiline: true }),
  Image: image(),
  BackgroundColor: text({ shared: true }),
  Link: link(),
});

/** A figure of the statistics: the figure, what it counts, a note. */
export const statisticsCard = template('Statistics Card', {
  SubTitle: text({ required: true }),
  Title: text(),
  InformativeMessage: text(),
  Image: image(),
  ShiftImageRight: checkbox(),
  Link: link(),
});

/** A number and its label. */
export const stat = template('Stat', { Number: text({ required: true }), Label: text() });

/** A card for a type, such as a type of branch. */
export const typeCard = template('Card Item', {
  Heading: text({ required: true }),
  SubHeading: text({ multiline: true }),
  DetailsList: nameValueList(),
  Image: image(),
  BackgroundColor: text({ shared: true }),
  Link: link(),
});

/** A deal of a partner. */
export const dealItem = template('Deal Item', {
  Title: text({ required: true }),
  Description: text({ multiline: true }),
  ImageUrl: image(),
  Tag: text(),
  Link: link(),
});

/** A partner of the strip of logos. */
export const partner = template('Partner', { Image: image(), Link: link() });

/** A product of a list by category. */
export const listedProduct = template('Listed Product', {
  BannerTitle: text({ required: true }),
  BannerSubTitle: text({ multiline: true }),
  Category: text(),
  ImageUrl: image(),
  BackgroundColor: text({ shared: true }),
  DetailsList: nameValueList(),
  CallToActionLink: link(),
});

/** A step on a picture or a piece of the product. */
export const step = template('Step', {
  Title: text({ required: true }),
  Description: text({ multiline: true }),
  Image: image(),
  BackgroundColor: text({ shared: true }),
});

/** A thing to tick off. */
export const checkItem = template('Check Item', { Title: text({ required: true }) });

/** A service that is a link as a whole. */
export const serviceTile = template('Service Tile', {
  Icon: icon(),
  Title: text({ required: true }),
  Description: text({ multiline: true }),
  Link: link({ required: true }),
});
