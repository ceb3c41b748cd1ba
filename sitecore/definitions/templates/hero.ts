import { date } from '../fields/date.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { nameValueList } from '../fields/name-value-list.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** What a hero banner shows; a page has the same fields, so that its hero can be written on the page itself. */
export const hero = template('Hero', {
  BannerTitle: text({ multiline: true }),
  BannerDescription: text({ multiline: true }),
  BannerImage: image(),
  BannerImageMobile: image(),
  BannerLink: link(),
  BannerSecondaryLink: link(),
  BackToPreviousPageLink: link(),
  BannerBulletList: nameValueList(),
  ExpiryDate: date(),
});
