import { servicesRow } from '#sitecore/definitions/renderings/services-row.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(servicesRow);
