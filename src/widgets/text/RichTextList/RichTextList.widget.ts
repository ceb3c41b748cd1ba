import { richTextList } from '#sitecore/definitions/renderings/rich-text-list.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(richTextList);

export type RichTextListProps = WidgetProps<typeof widget>;
