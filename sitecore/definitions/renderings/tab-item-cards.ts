import { image } from '../fields/image.ts';
import { children, multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { nameValueList } from '../fields/name-value-list.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

const card = template('Tab Item Card', {
  Title: text(),
  SubTitle: text({ multiline: true }),
  DetailsList: nameValueList(),
  Image: image(),
  Link: link(),
});

const tabItem = template('Tab Item', { TabName: text({ required: true }), List: multilist(card) });

/** Cards by tab, with a title above the tabs. */
export const tabItemCards = rendering('TabItemCards', {
  datasource: template('Tab Item Cards', { Title: text(), items: children(tabItem) }),
});
