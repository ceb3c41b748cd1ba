import { children } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { booleanParam, option } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { answerLines } from '../templates/faq-item.ts';
import { faqCategory } from '../templates/faq-category.ts';

/** Questions by category, one category at a time. */
export const categorisedFaq = rendering('CategorisedFaq', {
  datasource: template('Categorised FAQ', {
    Title: text(),
    Description: text({ multiline: true }),
    items: children(faqCategory),
  }),
  params: {
    Switcher: option('tabs', 'icons'),
    Columns: option('1', '2'),
    AnswerLines: answerLines,
    /** Shows a search in the pages of help above the questions. */
    Search: booleanParam(),
  },
});
