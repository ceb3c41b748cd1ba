import { richText as richTextField } from '../fields/rich-text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

export const richText = rendering('RichText', {
  datasource: template('Rich Text', { Text: richTextField({ required: true }) }),
});
