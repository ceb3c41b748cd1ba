import { linksByNeed } from '#sitecore/definitions/renderings/links-by-need.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(linksByNeed);
