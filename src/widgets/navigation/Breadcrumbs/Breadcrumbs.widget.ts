import { breadcrumbs } from '#sitecore/definitions/renderings/breadcrumbs.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(breadcrumbs, { dictionary: ['breadcrumbs'] });
