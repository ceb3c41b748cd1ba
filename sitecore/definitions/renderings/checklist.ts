import { children } from '../fields/items.ts';
import { rendering } from '../rendering.ts';
import { extendTemplate } from '../template.ts';
import { checkItem, section, sectionParams } from '../templates/section.ts';

/** Check items over a background image. */
export const checklist = rendering('Checklist', {
  datasource: extendTemplate(section, 'Checklist', { items: children(checkItem) }),
  params: sectionParams,
});
