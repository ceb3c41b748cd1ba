import { richText as richTextField } from '../fields/rich-text.ts';
import { booleanParam } from '../params.ts';
import { rendering } from '../rendering.ts';
import { sxaParams } from '../sxa.ts';
import { template } from '../template.ts';

/** Formatted text, as SXA's RichText; its companion, where it has one, is shown beside it. */
export const richText = rendering('RichText', {
  datasource: template('Rich Text', { Text: richTextField({ required: true }) }),
  params: {
    ...sxaParams,
    // Lists the headings of the text as links beside it.
    Contents: booleanParam(),
  },
  placeholders: ['companion-{*}'],
});
