import { ground } from '../fields/ground.ts';
import { icon } from '../fields/icon.ts';
import { image } from '../fields/image.ts';
import { children } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { nameValueList } from '../fields/name-value-list.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** A card of an animated section. */
export const heroCard = template('Hero Card', {
  Title: text({ required: true }),
  Heading: text({ multiline: true }),
  DetailsList: nameValueList(),
  Image: image(),
  GradientColorClass: ground(),
  LearnMoreLink: link(),
  CallToActionLink: link(),
});

/** Cards under a tab. */
export const heroCardGroup = template('Hero Card Group', {
  Name: text({ required: true }),
  Icon: icon(),
  items: children(heroCard),
});

/** Cards behind a panel with its own words. */
export const heroCategory = template(
  'Hero Category',
  {
    ...heroCardGroup.fields,
    DescriptionTitle: text(),
    Description: text({ multiline: true }),
    Image: image(),
    GradientColorClass: ground(),
  },
  { base: [heroCardGroup] },
);
