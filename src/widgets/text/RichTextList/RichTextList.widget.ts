import { richTextList } from '#sitecore/definitions/renderings/rich-text-list.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(richTextList);
