import { flagshipHead } from '#sitecore/definitions/renderings/flagship-head.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(flagshipHead);

export type FlagshipHeadProps = WidgetProps<typeof widget>;
