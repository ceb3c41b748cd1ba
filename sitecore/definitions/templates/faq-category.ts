import { icon } from '../fields/icon.ts';
import { multilist } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';
import { faqItem } from './faq-item.ts';

/** A subject of frequently asked questions. */
export const faqCategory = template('FAQ Category', {
  Title: text({ required: true }),
  Icon: icon(),
  Questions: multilist(faqItem),
});
