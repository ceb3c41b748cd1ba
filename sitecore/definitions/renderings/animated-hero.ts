import { children } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { option } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { heroCardGroup } from '../templates/hero-card.ts';

/** A pile of cards that opens into a row; with `Cards: links` narrower cards that have their own links. */
export const animatedHero = rendering('AnimatedHero', {
  datasource: template('Animated Hero', {
    Title: text({ required: true, multiline: true }),
    SubTitle: text({ multiline: true }),
    items: children(heroCardGroup),
  }),
  params: { Cards: option('basic', 'links'), HeadingLevel: option('1', '2') },
});
