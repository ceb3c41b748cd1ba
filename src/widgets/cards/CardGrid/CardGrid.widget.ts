import { cardGrid } from '#sitecore/definitions/renderings/card-grid.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(cardGrid, { dictionary: ['learn_more'] });

export type CardGridProps = WidgetProps<typeof widget>;
