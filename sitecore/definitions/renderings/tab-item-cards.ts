import { children, multilist } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { tabItemCard } from '../templates/tab-content.ts';

const tabItem = template('Tab Item', { TabName: text({ required: true }), List: multilist(tabItemCard) });

/** Cards by tab, with a title above the tabs. */
export const tabItemCards = rendering('TabItemCards', {
  datasource: template('Tab Item Cards', { Title: text(), items: children(tabItem) }),
});
