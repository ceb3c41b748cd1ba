import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { decodeFields } from '#sitecore/definitions/template.ts';
import { children } from '#sitecore/definitions/fields/items.ts';
import { faqCategory } from '#sitecore/definitions/templates/faq-category.ts';
import { faqItem } from '#sitecore/definitions/templates/faq-item.ts';
import { decodeScope } from '#src/cms/decode-scope.ts';

const QUESTION = {
  Question: { value: 'كيف أفتح حساباً؟' },
  Answer: { value: '<p>من التطبيق.</p>' },
  ListBullets: { value: 'a=%D8%B1%D9%82%D9%85%20%26%20%D8%AC%D9%88%D8%A7%D9%84&b=&c=x%3Dy' },
};

describe.each(LANGUAGES)('the templates of questions in %s', (language) => {
  const scope = decodeScope(language);

  it('FAQ-01 an item has a Question, an Answer and ListBullets, pairs of name and value joined by &', () => {
    expect(Object.keys(faqItem.fields)).toEqual(['Question', 'Answer', 'ListBullets']);
    const { Question, Answer, ListBullets } = decodeFields(faqItem, QUESTION, scope);
    expect([Question.value, Answer.value]).toEqual(['كيف أفتح حساباً؟', '<p>من التطبيق.</p>']);
    expect(ListBullets).toEqual([
      { name: 'a', value: 'رقم & جوال' },
      { name: 'c', value: 'x=y' },
    ]);
    const written = faqItem.fields.ListBullets.read([{ name: 'a', value: 'x=y & z' }]);
    expect(written.ok && written.content.json({ language, ...UNUSED })).toEqual({ value: 'a=x%3Dy%20%26%20z' });
  });

  it('DATA-19 an item without a Question or an Answer has its title and its details for them', () => {
    const titled = { title: { value: 'كم الرسوم؟' }, details: { value: '<p>لا رسوم.</p>' } };
    const textsOf = (json: object) => {
      const { Question, Answer, ListBullets } = decodeFields(faqItem, json, scope);
      return [Question.value, Answer.value, ListBullets.map(({ name, value }) => `${name}=${value}`).join('&')];
    };
    const bullets = { ListBullets: { value: 'a=x&b=y' } };
    expect(textsOf({ ...titled, ...bullets })).toEqual(['كم الرسوم؟', '<p>لا رسوم.</p>', 'a=x&b=y']);
    expect(textsOf({ ...titled, ...QUESTION }).slice(0, 2)).toEqual(['كيف أفتح حساباً؟', '<p>من التطبيق.</p>']);
    const empty = { Question: { value: '' }, Answer: { value: '' } };
    expect(textsOf({ ...titled, ...empty }).slice(0, 2)).toEqual(['كم الرسوم؟', '<p>لا رسوم.</p>']);
    expect(() => textsOf(empty)).toThrow('Question: is required and empty');
  });

  it('FAQ-02, DATA-20 a category has a Title, an Icon and an id', () => {
    const category = {
      id: '1b2c',
      fields: { Title: { value: 'البطاقات' }, Icon: { value: 'card' }, Questions: [{ id: 'q', fields: QUESTION }] },
    };
    const [read] = decodeFields({ fields: { items: children(faqCategory) } }, { items: [category] }, scope).items;
    expect([read?.id, read?.fields.Title.value, read?.fields.Icon.value]).toEqual(['1b2c', 'البطاقات', 'card']);
    expect(read?.fields.Questions.map(({ id }) => id)).toEqual(['q']);
  });
});

/** Throws: a name-value list has no references to resolve. */
const failIfCalled = (): never => {
  throw new Error('a name-value list has no references');
};
const UNUSED = { media: failIfCalled, pageId: failIfCalled, item: failIfCalled };
