import { pageContent } from '#sitecore/definitions/renderings/page-content.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(pageContent, { whenEmpty: 'optional' });

export type PageContentProps = WidgetProps<typeof widget>;
