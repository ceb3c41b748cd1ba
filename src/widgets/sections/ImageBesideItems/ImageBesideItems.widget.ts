import { imageBesideItems } from '#sitecore/definitions/renderings/image-beside-items.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(imageBesideItems);

export type ImageBesideItemsProps = WidgetProps<typeof widget>;
