import { checklist } from '#sitecore/definitions/renderings/checklist.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(checklist, { dictionary: ['no_background_image'] });

export type ChecklistProps = WidgetProps<typeof widget>;
