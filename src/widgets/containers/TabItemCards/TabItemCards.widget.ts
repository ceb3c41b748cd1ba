import { tabItemCards } from '#sitecore/definitions/renderings/tab-item-cards.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(tabItemCards, {
  client: 'visible',
  enhancement: true,
  // Cards without any heading are left out.
  whenEmpty: 'optional',
});

export type TabItemCardsProps = WidgetProps<typeof widget>;
