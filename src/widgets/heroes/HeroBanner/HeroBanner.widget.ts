import { heroBanner } from '#sitecore/definitions/renderings/hero-banner.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(heroBanner, { dictionary: ['valid_to'] });
