import { simpleStats } from '#sitecore/definitions/renderings/simple-stats.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(simpleStats);

export type SimpleStatsProps = WidgetProps<typeof widget>;
