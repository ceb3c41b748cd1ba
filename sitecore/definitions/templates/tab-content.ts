import { icon } from '../fields/icon.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { nameValueList } from '../fields/name-value-list.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** A card with bullets, in a group of FeaturedSections. */
export const bulletCard = template('Bullet Card', {
  Icon: icon(),
  IconBackground: text({ shared: true }),
  Title: text({ required: true }),
  DetailsListTitle: text(),
  DetailsList: nameValueList(),
  Link: link(),
});

/** A card of a tab of TabItemCards. */
export const tabItemCard = template('Tab Item Card', {
  Title: text(),
  SubTitle: text({ multiline: true }),
  DetailsListTitle: text(),
  DetailsList: nameValueList(),
  Image: image(),
  Link: link(),
});

/** A feature of a tab of TabbedInfoSection. */
export const infoFeature = template('Info Feature', {
  Icon: icon(),
  Title: text({ required: true }),
  Description: text({ multiline: true }),
});

/** A picture, or the video of `VideoLink`, with the picture until it plays. */
export const slideshowItem = template('Slideshow Item', {
  Title: text({ required: true }),
  Image: image(),
  VideoLink: link(),
});
