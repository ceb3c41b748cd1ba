import { children } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

const keyFigure = template('Key Figure', { Title: text({ required: true }), Figure: text({ required: true }) });

/** A few figures with their names, for the side of a text. */
export const keyFigures = rendering('KeyFigures', {
  datasource: template('Key Figures', { Title: text(), Note: text({ multiline: true }), items: children(keyFigure) }),
});
