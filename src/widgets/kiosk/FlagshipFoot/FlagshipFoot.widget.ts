import { flagshipFoot } from '#sitecore/definitions/renderings/flagship-foot.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(flagshipFoot);
