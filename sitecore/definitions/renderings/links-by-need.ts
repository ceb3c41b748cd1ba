import { image } from '../fields/image.ts';
import { children, multilist } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { navigationLink } from '../templates/navigation.ts';

const need = template('Need', {
  Title: text({ required: true }),
  Description: text({ multiline: true }),
  Image: image(),
  BackgroundColor: text({ shared: true }),
  Links: multilist(navigationLink, { required: true }),
});

/** Visitors' needs, each with its links. */
export const linksByNeed = rendering('LinksByNeed', {
  datasource: template('Links By Need', { Title: text(), SubTitle: text({ multiline: true }), items: children(need) }),
});
