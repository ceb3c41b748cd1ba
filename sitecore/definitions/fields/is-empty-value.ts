import { isRecord } from '../is-record.ts';
import type { FieldKind } from './kind.ts';

/** Markup that shows something without any text. */
const SHOWN_WITHOUT_TEXT = /<(?:img|picture|video|audio|iframe|svg)\b/i;

/** Returns true for an author's value of a field, in one language, that shows nothing: no text, no source, no address, no member. */
export function isEmptyValue({ kind }: Pick<FieldKind<unknown>, 'kind'>, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (isRecord(value)) return [value.src, value.href].some((source) => source === '');
  if (typeof value !== 'string') return false;
  if (kind !== 'richText') return value.trim() === '';
  return !SHOWN_WITHOUT_TEXT.test(value) && value.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() === '';
}
