import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import type { Step } from '../../content/item-source.ts';
import { isRecord } from '#sitecore/definitions/is-record.ts';

/** A changed value of a content file. */
interface Difference {
  readonly at: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** Returns what a draft changes, as `[{ at, field, before, after }]`: the position, the field's name and the two values, "" for none. */
export function differences(published: string | undefined, draft: string): Difference[] {
  const before: unknown = published === undefined ? {} : parse(published);
  const after: unknown = parse(draft);
  return compare(before, after, []).filter(({ at }) => at !== 'version');
}

function compare(before: unknown, after: unknown, at: readonly Step[]): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => compare(before[key], after[key], [...at, key]));
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((one, index) => compare(one, after[index], [...at, index + 1]));
  return [{ at: at.join(' › '), field: fieldAt(at), before: textOf(before), after: textOf(after) }];
}

/** Returns the name of the innermost field at a position; "" outside every field. */
function fieldAt(at: readonly Step[]): string {
  const last = at.lastIndexOf('fields');
  return last === -1 ? '' : String(at[last + 1] ?? '');
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((one) => nameOf(one)).join('\n');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the name of a list's member: a block's rendering, else the first text of its fields. */
function nameOf(member: unknown): string {
  if (!isRecord(member)) return textOf(member);
  const { rendering, name, fields } = member;
  if (typeof rendering === 'string') return rendering;
  return typeof name === 'string' ? name : JSON.stringify(fields ?? member);
}
