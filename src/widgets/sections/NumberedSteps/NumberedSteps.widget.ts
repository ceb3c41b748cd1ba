import { numberedSteps } from '#sitecore/definitions/renderings/numbered-steps.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(numberedSteps);

export type NumberedStepsProps = WidgetProps<typeof widget>;
