import { phoneContactCard } from '#sitecore/definitions/renderings/phone-contact-card.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(phoneContactCard);
