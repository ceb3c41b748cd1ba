import { rowSplitter } from '#sitecore/definitions/renderings/row-splitter.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(rowSplitter, { whenEmpty: 'optional' });

export type RowSplitterProps = WidgetProps<typeof widget>;
