import { cardGrid } from '#sitecore/definitions/renderings/card-grid.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(cardGrid, { dictionary: ['learn_more'] });
