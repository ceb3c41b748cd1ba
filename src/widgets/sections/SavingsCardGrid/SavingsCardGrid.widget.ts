import { savingsCardGrid } from '#sitecore/definitions/renderings/savings-card-grid.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(savingsCardGrid, {
  client: 'interaction',
  enhancement: true,
  dictionary: ['card_details'],
});

export type SavingsCardGridProps = WidgetProps<typeof widget>;
