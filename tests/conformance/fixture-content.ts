import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DEMO } from './running-platform.ts';

/** The number of phrases: more than two of the SDK's pages of ten. */
export const PHRASES = 23;

const title = (ar: string, en: string): string => `Title: { ar: ${ar}, en: ${en} }`;

const FILES: Readonly<Record<string, string>> = {
  'site.yml': "name: rukn\nhostName: '*'\nlayout: {}\nerrorPages: { notFound: /404, serverError: /500 }\n",
  'dictionary.yml': Array.from(
    { length: PHRASES },
    (_, index) => `phrase_${index}: { ar: عبارة ${index}, en: Phrase ${index} }\n`,
  ).join(''),
  'pages/home.yml': `
template: Page
fields: { ${title('الرئيسية', 'Home')} }
placeholders:
  headless-main:
    - rendering: TabContainer
      datasource:
        fields: { ${title('علامات', 'Tabs')} }
        children: [{ name: first, fields: { ${title('أولى', 'First')} } }]
      placeholders:
        tab-1:
          - rendering: RichText
            datasource: { fields: { Text: { ar: <p>مرحباً</p>, en: <p>Hello</p> } } }
`,
  'pages/404.yml': `template: Page\nfields: { ${title('غير موجودة', 'Not found')} }\n`,
  'pages/500.yml': `template: Page\nfields: { ${title('خطأ', 'Error')} }\n`,
  'pages/About.yml': `template: Page\nfields: { ${title('عن ركن', 'About Rukn')} }\n`,
  'pages/About/team.yml': `template: Page\nfields: { ${title('الفريق', 'The team')} }\n`,
  'pages/offers.yml': `template: Page\nfields: { ${title('العروض', 'Offers')} }\n`,
  'pages/offers-old.yml': `template: Page\nfields: { ${title('عروض سابقة', 'Old offers')} }\n`,
  'pages/offers/spring.yml': `template: Page\nfields: { ${title('الربيع', 'Spring')}, ExpiryDate: 2026-05-31 }\n`,
  'pages/offers/autumn.yml': `template: Page\nfields: { ${title('الخريف', 'Autumn')}, ExpiryDate: 2026-11-30 }\n`,
  'pages/offers/endless.yml': `template: Page\nfields: { ${title('دائم', 'Always')} }\n`,
  'items/faqs/card.yml': 'template: FAQ Item\nfields: { Question: { ar: كيف؟, en: How? } }\n',
};

/** Creates a content folder with content that the demo bank lacks, and more files; `remove` deletes it. */
export function fixtureContent(more: Readonly<Record<string, string>> = {}): {
  readonly folder: string;
  readonly remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const [file, text] of Object.entries({ ...FILES, ...more })) write(join(folder, file), text);
  mkdirSync(join(folder, 'media'), { recursive: true });
  cpSync(join(DEMO, 'media', 'brand'), join(folder, 'media', 'brand'), { recursive: true });
  write(join(folder, 'media', 'rates.json'), '{"rate":1}');
  write(join(folder, 'media', '.draft.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
