import { children } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { option } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { heroCategory } from '../templates/hero-card.ts';

/** Categories as fans of cards, of which one is opened; at most three. */
export const categoryHero = rendering('CategoryHero', {
  datasource: template('Category Hero', {
    Title: text({ required: true, multiline: true }),
    SubTitle: text({ multiline: true }),
    /** For who cannot choose, below the categories. */
    Text: text(),
    Link: link(),
    items: children(heroCategory),
  }),
  params: { HeadingLevel: option('1', '2') },
});
