import { columnSplitter } from '#sitecore/definitions/renderings/column-splitter.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(columnSplitter, { whenEmpty: 'optional' });

export type ColumnSplitterProps = WidgetProps<typeof widget>;
