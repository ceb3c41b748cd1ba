import { image } from '../fields/image.ts';
import { children } from '../fields/items.ts';
import { richText } from '../fields/rich-text.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

const entry = template('Rich Text Entry', { Text: richText({ required: true }) });

/** A list of formatted texts beside a picture. */
export const richTextList = rendering('RichTextList', {
  datasource: template('Rich Text List', { Title: text(), Image: image(), items: children(entry) }),
});
