import { threeLinkContactCard } from '#sitecore/definitions/renderings/three-link-contact-card.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(threeLinkContactCard);

export type ThreeLinkContactCardProps = WidgetProps<typeof widget>;
