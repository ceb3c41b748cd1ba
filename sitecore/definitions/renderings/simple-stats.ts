import { children } from '../fields/items.ts';
import { rendering } from '../rendering.ts';
import { extendTemplate } from '../template.ts';
import { stat, section, sectionParams } from '../templates/section.ts';

/** Pairs of a number and its label between two lines. */
export const simpleStats = rendering('SimpleStats', {
  datasource: extendTemplate(section, 'Simple Stats', { items: children(stat) }),
  params: sectionParams,
});
