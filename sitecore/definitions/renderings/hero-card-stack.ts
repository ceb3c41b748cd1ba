import { ground } from '../fields/ground.ts';
import { icon } from '../fields/icon.ts';
import { image } from '../fields/image.ts';
import { children } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { option } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** A card of the pile; while it is in front, the section shows its title and subtitle. */
const heroStackCard = template('Hero Stack Card', {
  CardTitle: text({ required: true }),
  CardSubtitle: text({ multiline: true }),
  CardIcon: icon(),
  CardIconBackground: text({ shared: true }),
  CardLink: link(),
  Title: text(),
  SubTitle: text({ multiline: true }),
  Image: image(),
  /** Fills the card, in place of the image that hangs over its corner. */
  ImageFull: image(),
  GradientColorClass: ground(),
});

/** A pile of cards on a picture, turned card by card. */
export const heroCardStack = rendering('HeroCardStack', {
  datasource: template('Hero Card Stack', {
    Title: text({ required: true, multiline: true }),
    SubTitle: text({ multiline: true }),
    BackgroundImage: image(),
    Link: link(),
    items: children(heroStackCard),
  }),
  params: { HeadingLevel: option('1', '2') },
});
