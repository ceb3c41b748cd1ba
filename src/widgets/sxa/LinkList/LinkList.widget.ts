import { linkList } from '#sitecore/definitions/renderings/link-list.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(linkList, { whenEmpty: 'optional' });

export type LinkListProps = WidgetProps<typeof widget>;
