import { richText as richTextField } from '../fields/rich-text.ts';
import { booleanParam, textParam } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** Formatted text; its companion, where it has one, is shown beside it. */
export const richText = rendering('RichText', {
  datasource: template('Rich Text', { Text: richTextField({ required: true }) }),
  params: {
    // The fragment of links to this block, without #: fees.
    RenderingIdentifier: textParam(),
    // Lists the headings of the text as links beside it.
    Contents: booleanParam(),
  },
  placeholders: ['companion-{*}'],
});
