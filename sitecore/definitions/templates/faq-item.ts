import { nameValueList } from '../fields/name-value-list.ts';
import { richText } from '../fields/rich-text.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** A question and its answer, with bullets after the answer. */
export const faqItem = template('FAQ Item', {
  Question: text({ required: true }),
  Answer: richText(),
  ListBullets: nameValueList(),
});
