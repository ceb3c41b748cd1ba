import { richText } from '#sitecore/definitions/renderings/rich-text.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(richText, { whenEmpty: 'content', dictionary: ['page_contents'] });

export type RichTextProps = WidgetProps<typeof widget>;
