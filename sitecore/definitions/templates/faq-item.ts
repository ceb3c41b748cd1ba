import { nameValueList } from '../fields/name-value-list.ts';
import { richText } from '../fields/rich-text.ts';
import { text } from '../fields/text.ts';
import { numberParam } from '../params.ts';
import { template } from '../template.ts';

/** A question and its answer, with bullets after the answer. Older items call the two title and details. */
export const faqItem = template('FAQ Item', {
  Question: text({ required: true, alias: 'title' }),
  Answer: richText({ alias: 'details' }),
  ListBullets: nameValueList(),
});

/** The number of lines of an answer before "show more". */
export const answerLines = numberParam({ default: 8, min: 1 });
