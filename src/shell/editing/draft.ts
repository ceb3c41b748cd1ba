import type { DictionaryPhrases, LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import type { PreviewData } from 'next';
import { z } from 'zod';
import type { Language } from '#sitecore/definitions/language.ts';
import { languageOf } from '#src/i18n/language.ts';
import { switchLanguage } from '#src/i18n/localize-href.ts';
import { editingCache } from './editing-cache.ts';

/** A page as its author works on it, in the place of what is published. */
export interface Draft {
  readonly path: string;
  readonly language: Language;
  readonly layout: LayoutServiceData;
  readonly phrases: DictionaryPhrases;
}

const preview = z.object({ key: z.string() });
const phrases = z.record(z.string(), z.string()).catch({});

/** The language of what an editor sends: `en`, or with a region `en-GB`. */
export const languageOfEditor = (language: unknown): Language =>
  languageOf(typeof language === 'string' ? language.slice(0, 2).toLowerCase() : language);

/**
 * What an editor sent for an address; undefined when it is not kept any longer, or was sent for another page: the cookie
 * of a preview stays in an author's browser wherever it goes.
 */
export async function findDraft(
  previewData: PreviewData,
  asked: { readonly path: string; readonly language: Language },
): Promise<Draft | undefined> {
  const read = preview.safeParse(previewData);
  const data = read.success ? await editingCache().get(read.data.key) : undefined;
  if (!data) return undefined;
  const language = languageOfEditor(data.language);
  if (language !== asked.language || normalizePath(data.path) !== normalizePath(asked.path)) return undefined;
  return { path: asked.path, language, layout: data.layoutData, phrases: phrases.parse(data.dictionary) };
}

/** An address by which two ways of writing it are known to be one. */
function normalizePath(path: string): string {
  const [address = ''] = path.split(/[?#]/);
  return decodePath(switchLanguage(address, 'ar')).replace(/\/+$/, '').toLowerCase();
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
