import { flagshipHead } from '#sitecore/definitions/renderings/flagship-head.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(flagshipHead);
