import { parse } from 'yaml';
import { isEmptyValue } from '#sitecore/definitions/fields/is-empty-value.ts';
import type { FieldKind } from '#sitecore/definitions/fields/kind.ts';
import { isRecord } from '#sitecore/definitions/is-record.ts';
import { isPerLanguage, type Language, LANGUAGES, perLanguage } from '#sitecore/definitions/language.ts';
import type { Content } from '../../content/content.ts';
import { templateFields, type TemplateField } from '../../content/template-fields.ts';
import type { Item } from '../../content/tree.ts';
import { isLocalizedKind } from '../drafts/localized-kind.ts';
import { partOf } from '../drafts/value-at.ts';
import { fieldLine } from './field-line.ts';

/** A field of a draft that is not finished: one that is required and empty, or one without a text of its own in a language. */
interface Unfinished {
  readonly kind: 'required' | 'untranslated';
  /** The item and the field as authors know them: `Questions › Entry 2 › Question (in Arabic)`. */
  readonly line: Readonly<Record<Language, string>>;
}

interface Gap {
  readonly kind: Unfinished['kind'];
  /** None for a field with one value for all languages. */
  readonly languages: readonly Language[];
}

/** Returns the unfinished fields of the items of a content file with this text. */
export function unfinishedIn(file: string, text: string, { tree }: Content): Unfinished[] {
  const whole: unknown = parse(text);
  return [...tree.items].filter(({ source }) => source?.file === file).flatMap((item) => unfinishedOf(item, whole));
}

/** Returns a line for each required field that is empty in a content file with this text. */
export const missingIn = (...of: Parameters<typeof unfinishedIn>): Unfinished['line'][] =>
  unfinishedIn(...of)
    .filter(({ kind }) => kind === 'required')
    .map(({ line }) => line);

function unfinishedOf(item: Item, file: unknown): Unfinished[] {
  const written = partOf(file, item.source?.steps ?? []);
  if (!isRecord(written)) return [];
  const fields = isRecord(written.fields) ? written.fields : {};
  return templateFields(item.template).flatMap((field) => {
    const gap = gapOf(field, fields[field.name], item);
    return gap ? [{ kind: gap.kind, line: fieldLine(field, gap.languages, { item, file }) }] : [];
  });
}

function gapOf({ name, kind }: TemplateField, value: unknown, { fields }: Item): Gap | undefined {
  const isEmptyIn = (language: Language): boolean => {
    const own = isPerLanguage(value) ? value[language] : value;
    // A site's languages may fill each other's fields: then the item has the field.
    return own === undefined || own === null ? !fields.has(name) : isEmptyValue(kind, own);
  };
  const empty = LANGUAGES.filter(isEmptyIn);
  if (kind.required && empty.length > 0) return { kind: 'required', languages: isLocalizedKind(kind) ? empty : [] };
  const untranslated = isLocalizedKind(kind) && isPerLanguage(value) ? languageWithout(kind, value) : undefined;
  return untranslated && { kind: 'untranslated', languages: [untranslated] };
}

const SCRIPTS: Readonly<Record<Language, RegExp>> = { ar: /\p{Script=Arabic}/u, en: /\p{Script=Latin}/u };

/** Returns the language in which a value has no text, or only that of the other one in its script; undefined without one. */
function languageWithout(
  kind: FieldKind<unknown>,
  value: Partial<Readonly<Record<Language, unknown>>>,
): Language | undefined {
  const words = perLanguage((language) => wordsOf(kind, value[language]));
  const isSame = words.ar === words.en;
  const [missing, ...others] = LANGUAGES.filter((language) =>
    isSame ? !SCRIPTS[language].test(words[language]) : words[language] === '',
  );
  return others.length === 0 ? missing : undefined;
}

/** The member of a value that has its words, by kind. */
const WORDS: Readonly<Record<string, string>> = { link: 'text', image: 'alt', file: 'title' };

/** Returns the words of a value in one language, without markup. */
function wordsOf({ kind }: FieldKind<unknown>, value: unknown): string {
  const words = isRecord(value) ? value[WORDS[kind] ?? ''] : value;
  if (typeof words !== 'string') return typeof words === 'number' ? String(words) : '';
  return (kind === 'richText' ? words.replaceAll(/<[^>]*>|&nbsp;/g, ' ') : words).trim();
}
