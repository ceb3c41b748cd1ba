import { comparisonBlock } from '#sitecore/definitions/renderings/comparison-block.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(comparisonBlock, { whenEmpty: 'table', dictionary: ['not_included'] });

export type ComparisonBlockProps = WidgetProps<typeof widget>;
