import { richText } from '#sitecore/definitions/renderings/rich-text.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(richText);
