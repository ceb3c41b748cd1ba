import { image } from '#sitecore/definitions/renderings/image.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(image, { whenEmpty: 'optional' });

export type ImageProps = WidgetProps<typeof widget>;
