import { date } from '../fields/date.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { nameValueList } from '../fields/name-value-list.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** The fields of a hero banner; pages inherit them, so that a page's hero is edited on the page. */
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
