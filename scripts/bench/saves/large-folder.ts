import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PAGES_OF_A_SECTION = 100;

/** Adds this many pages to a content folder, in sections; returns the path of the last one and how its English title begins. */
export function addPages(folder: string, count: number): { readonly last: string; readonly title: string } {
  let last = '';
  for (let number = 0; number < count; number += 1) {
    const section = `section-${Math.floor(number / PAGES_OF_A_SECTION)}`;
    last = number % PAGES_OF_A_SECTION === 0 ? section : `${section}/page-${number}`;
    const file = join(folder, 'pages', `${last}.yml`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pageText(number));
  }
  return { last: `/${last}`, title: `Page number ${count - 1} ` };
}

/** A page as most are: a title, texts for search engines, a hero, a text and shared questions. */
const pageText = (number: number): string => `template: Page
fields:
  Title: { ar: صفحة رقم ${number}, en: Page number ${number} }
  MetaDescription: { ar: وصف الصفحة رقم ${number} لمحركات البحث, en: The description of page number ${number} }
  BannerTitle: { ar: عنوان الصفحة ${number}, en: The heading of page ${number} }
  BannerDescription: { ar: نص تحت العنوان في الصفحة ${number}, en: A text below the heading of page ${number} }
  BannerImage: { src: products/cards.svg, alt: '' }
  BannerLink: { ar: { text: المساعدة, href: /help }, en: { text: Help, href: /help } }
placeholders:
  headless-main:
    - rendering: Breadcrumbs
    - rendering: HeroBanner
    - rendering: RichText
      datasource:
        fields:
          Text:
            ar: <h2>فقرة ${number}</h2><p>${'جملة من النص تتكرر. '.repeat(8)}<a href="/help">المساعدة</a></p>
            en: <h2>Paragraph ${number}</h2><p>${'A sentence of the text, repeated. '.repeat(8)}<a href="/help">Help</a></p>
    - { rendering: FaqAccordion, datasource: /items/faqs/cards }
`;
