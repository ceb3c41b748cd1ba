import { children } from '../fields/items.ts';
import { rendering } from '../rendering.ts';
import { extendTemplate } from '../template.ts';
import { step, section, sectionParams } from '../templates/section.ts';

/** Steps, numbered from one, three beside each other. */
export const numberedSteps = rendering('NumberedSteps', {
  datasource: extendTemplate(section, 'Numbered Steps', { items: children(step) }),
  params: sectionParams,
});
