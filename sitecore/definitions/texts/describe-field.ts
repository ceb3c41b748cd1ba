import type { AnyTemplate } from '../fields/kind.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { FIELD_TEXTS, type FieldTexts } from './field-texts.ts';

/** The sections of a template's fields, each with its name. */
const SECTIONS = {
  content: { ar: 'المحتوى', en: 'Content' },
  figures: { ar: 'الأرقام', en: 'Figures' },
  hero: { ar: 'واجهة الصفحة', en: 'Hero' },
  search: { ar: 'محركات البحث', en: 'Search engines' },
  sharing: { ar: 'المشاركة', en: 'Sharing' },
} as const satisfies Record<string, FieldTexts['name']>;

/** Sections by the beginning of a field's name. */
const SECTION_NAMES: readonly (readonly [RegExp, keyof typeof SECTIONS])[] = [
  [/^(Banner|BackToPreviousPageLink|ExpiryDate)/, 'hero'],
  [/^(OpenGraph|Twitter)/, 'sharing'],
  [/^(Meta|Attributes|Sub Title|\w+Url$)/, 'search'],
];

const FIGURES: readonly string[] = ['number', 'integer'];

/** Texts of a field for authors, in both languages. */
export interface FieldDescription extends FieldTexts {
  readonly section: FieldTexts['name'];
}

/** Returns the texts of a template's field; undefined when nobody has written them. */
export function describeField(template: AnyTemplate, field: string): FieldDescription | undefined {
  const texts = textsOf(template, field);
  if (!texts) return undefined;
  const [, named] = SECTION_NAMES.find(([pattern]) => pattern.test(field)) ?? [];
  const kind = template.fields[field]?.kind ?? '';
  return { ...texts, section: SECTIONS[named ?? (FIGURES.includes(kind) ? 'figures' : 'content')] };
}

/** Returns the texts that the template, or a base template, has for a field, else those of the field's name. */
function textsOf(template: AnyTemplate, field: string): FieldTexts | undefined {
  const own = FIELD_TEXTS[`${template.name}/${field}`];
  const inherited = template.base.map((base) => (field in base.fields ? ownTexts(base, field) : undefined));
  return own ?? inherited.find((texts) => texts !== undefined) ?? FIELD_TEXTS[field];
}

const ownTexts = (template: AnyTemplate, field: string): FieldTexts | undefined =>
  FIELD_TEXTS[`${template.name}/${field}`] ??
  template.base.map((base) => ownTexts(base, field)).find((texts) => texts !== undefined);

/** Returns a text in every language, the default first, one in each line. */
export const inEveryLanguage = (text: Readonly<Record<Language, string>>): string =>
  LANGUAGES.map((language) => text[language]).join('\n');
