import { tabbedImageList } from '#sitecore/definitions/renderings/tabbed-image-list.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(tabbedImageList, { wake: 'visible' });
