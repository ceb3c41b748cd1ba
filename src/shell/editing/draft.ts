import { decodePath, withoutEndSlashes } from '#sitecore/rules/url-path.ts';
import type { DictionaryPhrases, LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import type { PreviewData } from 'next';
import { z } from 'zod';
import type { Language } from '#sitecore/definitions/language.ts';
import { languageOf } from '#src/i18n/language.ts';
import { switchLanguage } from '#src/i18n/localize-href.ts';
import { editingCache } from './editing-cache.ts';

/** A page as its author edits it, instead of the published one. */
export interface Draft {
  readonly path: string;
  readonly language: Language;
  readonly layout: LayoutServiceData;
  readonly phrases: DictionaryPhrases;
}

const preview = z.object({ key: z.string() });
const phrases = z.record(z.string(), z.string()).catch({});

/** Returns the language of an editor's data: `en`, or with a region `en-GB`. */
export const languageOfEditor = (language: unknown): Language =>
  languageOf(typeof language === 'string' ? language.slice(0, 2).toLowerCase() : language);

/**
 * Returns the draft that an editor sent for a request; undefined when it has expired or is another page's: the
 * preview cookie stays in an author's browser on every page.
 */
export async function findDraft(
  previewData: PreviewData,
  request: { readonly path: string; readonly language: Language },
): Promise<Draft | undefined> {
  const read = preview.safeParse(previewData);
  const data = read.success ? await editingCache().get(read.data.key) : undefined;
  if (!data) return undefined;
  const language = languageOfEditor(data.language);
  if (language !== request.language || normalizePath(data.path) !== normalizePath(request.path)) return undefined;
  return { path: request.path, language, layout: data.layoutData, phrases: phrases.parse(data.dictionary) };
}

/** Returns the path in one form, so that two spellings of it compare equal. */
function normalizePath(path: string): string {
  const [address = ''] = path.split(/[?#]/);
  return withoutEndSlashes(decodePath(switchLanguage(address, 'ar'))).toLowerCase();
}
