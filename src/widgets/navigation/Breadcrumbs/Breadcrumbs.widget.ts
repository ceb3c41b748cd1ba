import { breadcrumbs } from '#sitecore/definitions/renderings/breadcrumbs.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(breadcrumbs, { whenEmpty: 'optional', dictionary: ['breadcrumbs'] });

export type BreadcrumbsProps = WidgetProps<typeof widget>;
