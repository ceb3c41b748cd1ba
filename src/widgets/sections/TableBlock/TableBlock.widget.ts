import { tableBlock } from '#sitecore/definitions/renderings/table-block.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(tableBlock, { whenEmpty: 'table' });

export type TableBlockProps = WidgetProps<typeof widget>;
