import { errorCard } from '#sitecore/definitions/renderings/error-card.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(errorCard, {
  client: 'visible',
  enhancement: true,
  dictionary: ['Tracker-Go-Back', 'ERROR_TITLE', 'ERROR_SUB', '500_TITLE', '500_SUB'],
});

export type ErrorCardProps = WidgetProps<typeof widget>;
