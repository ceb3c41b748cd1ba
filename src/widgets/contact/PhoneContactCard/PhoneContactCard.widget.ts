import { phoneContactCard } from '#sitecore/definitions/renderings/phone-contact-card.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(phoneContactCard);

export type PhoneContactCardProps = WidgetProps<typeof widget>;
