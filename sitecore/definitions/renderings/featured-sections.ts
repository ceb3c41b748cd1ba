import { icon } from '../fields/icon.ts';
import { children, multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { nameValueList } from '../fields/name-value-list.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

const bulletCard = template('Bullet Card', {
  Icon: icon(),
  Title: text({ required: true }),
  DetailsList: nameValueList(),
  Link: link(),
});

const group = template('Featured Group', { TabName: text({ required: true }), Cards: multilist(bulletCard) });

/** Cards with bullets, one group per tab. */
export const featuredSections = rendering('FeaturedSections', {
  datasource: template('Featured Sections', {
    Title: text(),
    SubTitle: text({ multiline: true }),
    items: children(group),
  }),
});
