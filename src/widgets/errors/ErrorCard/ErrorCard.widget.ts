import { errorCard } from '#sitecore/definitions/renderings/error-card.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(errorCard, { wake: 'visible', dictionary: ['Tracker-Go-Back'] });
