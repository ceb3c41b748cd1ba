import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { isRecord } from '#sitecore/definitions/is-record.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Step } from '../../content/item-source.ts';
import { renderingName } from './rendering-name.ts';

/** A changed value of a content file. */
interface Difference {
  /** Its position in the file; members of lists are counted from 1. */
  readonly at: readonly Step[];
  readonly before: string;
  readonly after: string;
}

/** Returns what a draft changes, each with the two values as texts, "" for none; blocks have their names in a language. */
export function differences(published: string | undefined, draft: string, language: Language): Difference[] {
  const before: unknown = published === undefined ? {} : parse(published);
  const after: unknown = parse(draft);
  return compare(before, after, { at: [], language }).filter(({ at }) => at[0] !== 'version');
}

interface Position {
  readonly at: readonly Step[];
  readonly language: Language;
}

function compare(before: unknown, after: unknown, { at, language }: Position): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  const inside = (one: unknown, other: unknown, step: Step) => compare(one, other, { at: [...at, step], language });
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => inside(before[key], after[key], key));
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((one, index) => inside(one, after[index], index + 1));
  return [{ at, before: textOf(before, language), after: textOf(after, language) }];
}

function textOf(value: unknown, language: Language): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((one) => nameOf(one, language)).join('\n');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the name of a list's member: that of a block's rendering, else its own or its fields. */
function nameOf(member: unknown, language: Language): string {
  if (!isRecord(member)) return textOf(member, language);
  const { rendering, name, fields } = member;
  if (typeof rendering === 'string') return renderingName(rendering, language);
  return typeof name === 'string' ? name : JSON.stringify(fields ?? member);
}
