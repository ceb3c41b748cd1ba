import { tabItemCards } from '#sitecore/definitions/renderings/tab-item-cards.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(tabItemCards, { wake: 'visible' });
