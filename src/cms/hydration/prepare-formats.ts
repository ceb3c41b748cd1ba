import type { Language } from '#sitecore/definitions/language.ts';
import { INTL_TAGS } from '#src/i18n/language.ts';
import { nextTask } from '#src/ui/frames.ts';

/**
 * Makes the browser load its data of a language's formats, which takes a slow phone 60 ms once: while a view loads, in two tasks,
 * instead of in its first rendering.
 */
export async function prepareFormats(language: Language): Promise<void> {
  const tag = INTL_TAGS[language];
  for (const prepare of [() => new Intl.PluralRules(tag), () => new Intl.NumberFormat(tag)]) {
    await nextTask();
    prepare();
  }
}
