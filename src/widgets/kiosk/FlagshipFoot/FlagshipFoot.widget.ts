import { flagshipFoot } from '#sitecore/definitions/renderings/flagship-foot.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(flagshipFoot);

export type FlagshipFootProps = WidgetProps<typeof widget>;
