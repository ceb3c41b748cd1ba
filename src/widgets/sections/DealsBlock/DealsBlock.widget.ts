import { dealsBlock } from '#sitecore/definitions/renderings/deals-block.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(dealsBlock, { dictionary: ['learn_more'] });

export type DealsBlockProps = WidgetProps<typeof widget>;
