import { statisticsSection } from '#sitecore/definitions/renderings/statistics-section.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(statisticsSection, { dictionary: ['pause_motion'] });

export type StatisticsSectionProps = WidgetProps<typeof widget>;
