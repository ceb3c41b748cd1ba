import { largeContactCard } from '#sitecore/definitions/renderings/large-contact-card.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(largeContactCard);

export type LargeContactCardProps = WidgetProps<typeof widget>;
