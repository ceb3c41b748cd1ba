import { richText as richTextField } from '../fields/rich-text.ts';
import { textParam } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

export const richText = rendering('RichText', {
  datasource: template('Rich Text', { Text: richTextField({ required: true }) }),
  // The fragment of links to this block, without #: fees.
  params: { RenderingIdentifier: textParam() },
});
