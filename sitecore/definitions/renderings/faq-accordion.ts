import { children } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { answerLines, faqItem } from '../templates/faq-item.ts';

export const faqAccordion = rendering('FaqAccordion', {
  datasource: template('FAQ Accordion', {
    Title: text(),
    Description: text({ multiline: true }),
    Link: link(),
    items: children(faqItem),
  }),
  params: { AnswerLines: answerLines },
});
