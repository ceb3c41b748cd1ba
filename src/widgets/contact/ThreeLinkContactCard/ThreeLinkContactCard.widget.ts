import { threeLinkContactCard } from '#sitecore/definitions/renderings/three-link-contact-card.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(threeLinkContactCard);
