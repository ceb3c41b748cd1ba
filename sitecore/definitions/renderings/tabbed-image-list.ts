import { image } from '../fields/image.ts';
import { children } from '../fields/items.ts';
import { richText } from '../fields/rich-text.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

const imageTab = template('Image Tab', {
  TabName: text({ required: true }),
  Image: image(),
  Description: richText(),
});

/** A picture and a description by tab; tabs named by numbers, such as years, are shown in descending order. */
export const tabbedImageList = rendering('TabbedImageList', {
  datasource: template('Tabbed Image List', { Title: text(), items: children(imageTab) }),
});
