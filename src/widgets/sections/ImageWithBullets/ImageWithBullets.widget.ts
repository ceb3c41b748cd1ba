import { imageWithBullets } from '#sitecore/definitions/renderings/image-with-bullets.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(imageWithBullets);

export type ImageWithBulletsProps = WidgetProps<typeof widget>;
