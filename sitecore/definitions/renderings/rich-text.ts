import { richText as richTextField } from '../fields/rich-text.ts';
import { rendering, textParam } from '../rendering.ts';
import { template } from '../template.ts';

export const richText = rendering('RichText', {
  datasource: template('Rich Text', { Text: richTextField({ required: true }) }),
  // The fragment of links to this block, without #: fees.
  params: { RenderingIdentifier: textParam() },
});
