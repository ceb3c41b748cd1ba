import { largeContactCard } from '#sitecore/definitions/renderings/large-contact-card.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(largeContactCard);
