import { children } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { option } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

const tab = template('Tab', { Title: text({ required: true }) });

/** Tabs with one placeholder each: the first tab's is tab-1. */
export const tabContainer = rendering('TabContainer', {
  datasource: template('Tab Container', { Title: text(), items: children(tab) }),
  params: { Style: option('buttoned', 'pilled') },
  placeholders: ['tab-{*}'],
});
