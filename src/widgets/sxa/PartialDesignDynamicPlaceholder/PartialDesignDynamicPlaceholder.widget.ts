import { partialDesignDynamicPlaceholder } from '#sitecore/definitions/renderings/partial-design-dynamic-placeholder.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(partialDesignDynamicPlaceholder, { whenEmpty: 'optional' });

export type PartialDesignDynamicPlaceholderProps = WidgetProps<typeof widget>;
