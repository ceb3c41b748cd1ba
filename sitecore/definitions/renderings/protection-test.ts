import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** An aid to developers: covers the page while the browser's own tools stand beside it. */
export const protectionTest = rendering('ProtectionTest', {
  datasource: template('Protection Test', { Title: text({ required: true }), Text: text({ multiline: true }) }),
});
