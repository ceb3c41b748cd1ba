import { children } from '../fields/items.ts';
import { rendering } from '../rendering.ts';
import { extendTemplate } from '../template.ts';
import { section, sectionParams } from '../templates/section.ts';
import { tableRow } from '../templates/table.ts';

/** A table with spans, notes and links. */
export const tableBlock = rendering('TableBlock', {
  datasource: extendTemplate(section, 'Table Block', { items: children(tableRow) }),
  params: sectionParams,
});
