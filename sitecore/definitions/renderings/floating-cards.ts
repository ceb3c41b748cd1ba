import { children } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { heroCard } from '../templates/hero-card.ts';

/** Cards over pictures that open to their points and links. */
export const floatingCards = rendering('FloatingCards', {
  datasource: template('Floating Cards', {
    Title: text(),
    SubTitle: text({ multiline: true }),
    items: children(heroCard),
  }),
});
