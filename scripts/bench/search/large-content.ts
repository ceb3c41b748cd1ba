import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { guidOf } from '#sitecore/definitions/guid.ts';
import { type Language, perLanguage } from '#sitecore/definitions/language.ts';
import { faqItem } from '#sitecore/definitions/templates/faq-item.ts';
import { offer } from '#sitecore/definitions/templates/offer.ts';
import { page } from '#sitecore/definitions/templates/page.ts';
import { dictionaryEntry, folder, jssApp } from '#sitecore/definitions/templates/system.ts';
import type { Content } from '#sitecore/platform/content/content.ts';
import { type Item, type LocalizedContent, Tree } from '#sitecore/platform/content/tree.ts';
import { seededRandom } from '../../seeded-random.ts';

/** Common words come first and are drawn far more often, as in real texts. */
const WORDS: Readonly<Record<Language, readonly string[]>> = {
  ar: 'بطاقة تمويل حساب العروض شراء الأسهم مؤشّرات إيداع تحويل شخصي عقاري سيارات أعمال ادخار استثمار رقمي فروع خدمة مكافآت راتب سفر تأمين محفظة أمان مستشفى هيئة مسؤولية آمن إلى على مع بدون رسوم سنوي شهري عملاء مزايا حدّ ائتمان سداد أقساط هامش ربح'.split(
    ' ',
  ),
  en: 'card finance account offers buy shares indices deposit transfer personal home auto business savings investment digital branches service rewards salary travel insurance wallet safety hospital authority duty secure to on with without fees yearly monthly customers benefits limit credit payment instalments margin profit'.split(
    ' ',
  ),
};

/** One in this many items is a dictionary phrase, one in as many a FAQ question; the others are offers, in sections. */
const ONE_PHRASE_IN = 20;
const ONE_QUESTION_IN = 4;
const PAGES_OF_A_SECTION = 50;
const DAY_MS = 86_400_000;
/** Number of days from 1 January 2026 within which dates lie. */
export const DAYS = 3650;

/** Items of real templates in both languages, and the ids and values that searches need. */
export interface LargeContent {
  readonly content: Content;
  readonly dictionary: Item;
  readonly sections: readonly Item[];
}

/** Returns content with the given number of items; the same each time. */
export function largeContent(size: number): LargeContent {
  const draw = seededRandom(size);
  const items: Item[] = [];
  const plant = (name: string, template: AnyTemplate, parent: Item | undefined, more: Partial<Item> = {}): Item => {
    const item = itemOf(name, template, parent, more);
    items.push(item);
    return item;
  };
  const root = plant('rukn', jssApp, plant('content', folder, plant('sitecore', folder, undefined)));
  const dictionary = plant('dictionary', folder, root);
  const questions = plant('faqs', folder, root);
  const home = plant('home', page, root, { url: '/', fields: fieldsOf(page, draw, 0) });
  const sections: Item[] = [];
  while (items.length < size) {
    const number = items.length;
    if (number % ONE_PHRASE_IN === 0)
      plant(`phrase-${number}`, dictionaryEntry, dictionary, { fields: phrase(number) });
    else if (number % ONE_QUESTION_IN === 0)
      plant(`question-${number}`, faqItem, questions, { fields: fieldsOf(faqItem, draw, number) });
    else {
      const isSection = sections.length * PAGES_OF_A_SECTION <= number;
      const parent = isSection ? home : (sections.at(-1) ?? home);
      const template = isSection ? page : offer;
      const item = plant(`page-${number}`, template, parent, {
        url: `/page-${number}`,
        fields: fieldsOf(template, draw, number),
      });
      if (isSection) sections.push(item);
    }
  }
  return { content: { sites: [siteAt(root.path)], tree: new Tree(items) }, dictionary, sections };
}

function itemOf(name: string, template: AnyTemplate, parent: Item | undefined, more: Partial<Item>): Item {
  const path = `${parent?.path ?? ''}/${name}`;
  return {
    id: guidOf(path),
    path,
    name,
    displayName: { ar: name, en: name },
    template,
    parent,
    children: [],
    fields: new Map(),
    url: undefined,
    placeholders: undefined,
    media: undefined,
    version: 1,
    ...more,
  };
}

type Fields = ReadonlyMap<string, LocalizedContent>;

const phrase = (number: number): Fields =>
  new Map([
    ['Key', localized(dictionaryEntry, 'Key', () => `key-${number}`)],
    ['Phrase', localized(dictionaryEntry, 'Phrase', (language) => `${WORDS[language][number % 40] ?? ''} ${number}`)],
  ]);

/** Fields of an item with a numbered title: of a question its answer, of a page a description, of half of the offers their last day. */
function fieldsOf(template: AnyTemplate, draw: () => number, number: number): Fields {
  const text = (field: string, words: number) => {
    const drawn = Array.from({ length: words }, draw);
    return localized(
      template,
      field,
      (language) => `${drawn.map((part) => wordAt(language, part)).join(' ')} n${number}`,
    );
  };
  if (template === faqItem) {
    return new Map([
      ['Question', text('Question', 6)],
      ['Answer', text('Answer', 25)],
    ]);
  }
  const end = new Date(Date.UTC(2026, 0, 1) + Math.floor(draw() * DAYS) * DAY_MS).toISOString().slice(0, 10);
  return new Map([
    ['Title', text('Title', 4)],
    ['MetaDescription', text('MetaDescription', 14)],
    ...(template === offer && draw() < 0.5
      ? [['ExpiryDate', localized(template, 'ExpiryDate', () => end)] as const]
      : []),
  ]);
}

const wordAt = (language: Language, part: number): string =>
  WORDS[language][Math.floor(part ** 2 * WORDS[language].length)] ?? '';

const localized = (template: AnyTemplate, field: string, value: (language: Language) => string): LocalizedContent =>
  perLanguage((language) => {
    const read = template.fields[field]?.read(value(language));
    if (!read?.ok) throw new Error(`${template.name} has no ${field}`);
    return read.content;
  });

const siteAt = (rootPath: string): Content['sites'][0] => ({
  name: 'rukn',
  hostName: '*',
  language: 'ar',
  rootPath,
  layout: {},
  errorPages: { notFound: '/404', serverError: '/500' },
  redirects: [],
  robots: undefined,
});
