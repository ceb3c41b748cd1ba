import type { Locator } from '@playwright/test';
import { phrasesStartingWith } from './dictionary.ts';
import type { SiteLanguage } from './site.ts';

/** Returns the errors of empty fields that a form shows. */
export function requiredErrorsOf(form: Locator, language: SiteLanguage): Locator {
  const texts = phrasesStartingWith(language, 'Field_Is_Required').map((text) => RegExp.escape(text));
  return form.locator('[id$="-error"]').filter({ hasText: new RegExp(`^(?:${texts.join('|')})$`) });
}
