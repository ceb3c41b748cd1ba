import { children } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { answerLines, faqItem } from '../templates/faq-item.ts';

/** Questions that appear one after the other as they enter the viewport. */
export const animatedFaq = rendering('AnimatedFaq', {
  datasource: template('Animated FAQ', {
    Title: text(),
    Description: text({ multiline: true }),
    items: children(faqItem),
  }),
  params: { AnswerLines: answerLines },
});
