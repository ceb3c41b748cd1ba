import { servicesRow } from '#sitecore/definitions/renderings/services-row.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(servicesRow);

export type ServicesRowProps = WidgetProps<typeof widget>;
