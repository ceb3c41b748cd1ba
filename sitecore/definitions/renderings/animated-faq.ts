import { children } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { rendering, textParam } from '../rendering.ts';
import { template } from '../template.ts';
import { faqItem } from '../templates/faq-item.ts';

/** Questions that come in one after the other as they enter view. */
export const animatedFaq = rendering('AnimatedFaq', {
  datasource: template('Animated FAQ', {
    Title: text(),
    Description: text({ multiline: true }),
    items: children(faqItem),
  }),
  // How many lines of an answer stand before the rest is asked for; 8 unless told.
  params: { AnswerLines: textParam() },
});
