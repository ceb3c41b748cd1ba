import { children } from '../fields/items.ts';
import { rendering } from '../rendering.ts';
import { extendTemplate } from '../template.ts';
import { statisticsCard, section, sectionParams } from '../templates/section.ts';

/** Figures in cards: two in the first row, the others in the second. */
export const statisticsSection = rendering('StatisticsSection', {
  datasource: extendTemplate(section, 'Statistics Section', { items: children(statisticsCard) }),
  params: sectionParams,
});
