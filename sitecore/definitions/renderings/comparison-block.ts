import { children } from '../fields/items.ts';
import { rendering } from '../rendering.ts';
import { extendTemplate } from '../template.ts';
import { section, sectionParams } from '../templates/section.ts';
import { comparedItem } from '../templates/table.ts';

/** Things beside each other, a row for each attribute. */
export const comparisonBlock = rendering('ComparisonBlock', {
  datasource: extendTemplate(section, 'Comparison Block', { items: children(comparedItem) }),
  params: sectionParams,
});
