import type { Language } from '#sitecore/definitions/language.ts';
import { FieldError } from '#sitecore/definitions/template.ts';
import type { PageNode } from './page-tree.tsx';

/** Content that a widget lacks when it has nothing to show; `optional` for one that may well be empty. */
export type EmptyContent = 'datasource' | 'content' | 'navigation' | 'table' | 'optional';

const TEXTS = {
  datasource: { ar: 'خطأ: مصدر البيانات غير صالح', en: 'Error: Invalid datasource' },
  content: { ar: '[المحتوى]', en: '[Content]' },
  navigation: { ar: '[التصفّح]', en: '[Navigation]' },
  table: { ar: 'لم ترد بيانات من منصة المحتوى', en: 'No Data Returned From the content platform' },
  optional: undefined,
} satisfies Record<EmptyContent, Record<Language, string> | undefined>;

interface EmptyWidgetProps {
  readonly content: EmptyContent;
  readonly language: Language;
}

/** Renders what visitors read in the place of a widget that has nothing to show. */
export function EmptyWidget({ content, language }: EmptyWidgetProps) {
  const text = TEXTS[content]?.[language];
  return text === undefined ? null : <p className="wrap py-4 text-sm text-text-2">{text}</p>;
}

/** Returns true for a rendering whose layout JSON holds no field: it has no datasource. */
export const hasNoFields = ({ fields }: { readonly fields?: unknown }): boolean =>
  typeof fields !== 'object' || fields === null || Object.keys(fields).length === 0;

/**
 * Returns what a widget lacks that could not be parsed because a required field is empty; undefined when visitors see
 * nothing of it, as of one with an unreadable field (decision 49).
 */
export function missingContent(
  { rendering }: Pick<PageNode, 'rendering'>,
  error: unknown,
  whenEmpty: EmptyContent,
): EmptyContent | undefined {
  if (!(error instanceof FieldError) || error.kind !== 'empty') return undefined;
  if (hasNoFields(rendering)) return 'datasource';
  return whenEmpty === 'datasource' ? undefined : whenEmpty;
}
