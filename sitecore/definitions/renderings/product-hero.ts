import { ground } from '../fields/ground.ts';
import { icon } from '../fields/icon.ts';
import { image } from '../fields/image.ts';
import { children } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { option } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

const feature = template('Product Feature', {
  Icon: icon(),
  Title: text({ required: true }),
  Description: text({ multiline: true }),
});

/** A product of the hero; of its features three are shown. */
const productBannerItem = template('Product Banner Item', {
  TabName: text({ required: true }),
  BannerTitle: text({ required: true, multiline: true }),
  BannerSubTitle: text({ multiline: true }),
  BannerImage: image(),
  GradientColorClass: ground(),
  CallToActionLink: link(),
  BannerSecondaryLink: link(),
  BackToPreviousPageLink: link(),
  items: children(feature),
});

const productCategory = template('Product Category', {
  Title: text({ required: true }),
  Icon: icon(),
  items: children(productBannerItem),
});

/** One product at a time, by category. */
export const productHero = rendering('ProductHero', {
  datasource: template('Product Hero', { Title: text(), items: children(productCategory) }),
  params: { HeadingLevel: option('1', '2') },
});
