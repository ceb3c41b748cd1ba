import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** A form of another site of the platform, by the id of its item. */
export const embeddedFormTemplate = template('Embedded Form', { formItemId: text({ shared: true }) });
