import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** The check of a document of the bank, by its holder's identity and its reference. */
export const documentCheck = rendering('DocumentCheck', {
  datasource: template('Document Check', {
    /** Says what the check needs of the visitor, and what it stores. */
    Note: text({ multiline: true }),
  }),
});
