import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** Developer aid: covers the page while the browser's developer tools are open. */
export const protectionTest = rendering('ProtectionTest', {
  datasource: template('Protection Test', { Title: text({ required: true }), Text: text({ multiline: true }) }),
});
