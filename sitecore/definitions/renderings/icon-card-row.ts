import { icon } from '../fields/icon.ts';
import { children } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

const iconCard = template('Icon Card', {
  Icon: icon(),
  Title: text({ required: true }),
  Description: text({ multiline: true }),
  Link: link(),
});

/** Four cards with an icon, side by side. */
export const iconCardRow = rendering('IconCardRow', {
  datasource: template('Icon Card Row', { Title: text(), items: children(iconCard) }),
});
