import { openPositions } from '#sitecore/definitions/renderings/open-positions.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(openPositions, { dictionary: ['positions_none'] });

export type OpenPositionsProps = WidgetProps<typeof widget>;
