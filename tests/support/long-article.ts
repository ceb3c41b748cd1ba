import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from '#src/widgets/news/NewsDetail/NewsDetail.widget.ts';

/** Words of an article far longer than any that an editor would publish. */
export const LONG_ARTICLE_WORDS = 20_000;

const PARAGRAPHS = 400;

/** Returns paragraphs of one word each, with a heading every fortieth, and a word that ends them. */
const textOf = (word: string, heading: string, end: string): string =>
  Array.from({ length: PARAGRAPHS }, (_, index) => {
    const words = `${word} `.repeat(LONG_ARTICLE_WORDS / PARAGRAPHS - 1);
    const last = index === PARAGRAPHS - 1 ? end : word;
    return `${index % 40 === 0 ? `<h2>${heading}</h2>` : ''}<p>${words}${last}</p>`;
  }).join('');

/** An article without a picture, a date and a category. */
export const longArticle = defineFixtures(widget, {
  long: {
    fields: {
      Title: { ar: 'تقرير مجلس الإدارة كاملاً', en: 'The whole report of the board' },
      Content: { ar: textOf('كلمة', 'فصل', 'الخاتمة'), en: textOf('word', 'Chapter', 'end') },
    },
  },
}).long;
