import { typeCards } from '#sitecore/definitions/renderings/type-cards.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(typeCards);

export type TypeCardsProps = WidgetProps<typeof widget>;
