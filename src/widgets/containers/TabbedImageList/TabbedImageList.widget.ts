import { tabbedImageList } from '#sitecore/definitions/renderings/tabbed-image-list.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(tabbedImageList, { client: 'visible', enhancement: true });

export type TabbedImageListProps = WidgetProps<typeof widget>;
