import { callToAction } from '#sitecore/definitions/renderings/call-to-action.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(callToAction);

export type CallToActionProps = WidgetProps<typeof widget>;
