import { ground } from '../fields/ground.ts';
import { image } from '../fields/image.ts';
import { children } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

const deckCard = template('Deck Card', {
  Title: text({ required: true }),
  Description: text({ multiline: true }),
  Image: image(),
  GradientColorClass: ground(),
  Link: link(),
});

/** Three cards of a deck, of which the first is read and laid to the back. */
export const cardDeck = rendering('CardDeck', {
  datasource: template('Card Deck', {
    Title: text({ required: true }),
    Description: text({ multiline: true }),
    items: children(deckCard),
  }),
});
