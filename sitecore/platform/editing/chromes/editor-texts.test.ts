import { expect, it } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { PAGE_PLACEHOLDERS } from '#sitecore/definitions/page-placeholders.ts';
import { renderings } from '#sitecore/definitions/registry.ts';
import { placeholderName } from './editor-texts.ts';

it('names every placeholder for authors, in both languages', () => {
  const placeholders = [...PAGE_PLACEHOLDERS, ...renderings.flatMap(({ placeholders: inner }) => inner)];
  for (const name of placeholders.map((pattern) => pattern.replace('{*}', '2')))
    for (const language of LANGUAGES) expect(placeholderName(name, language), name).not.toBe(name);
  expect(placeholderName('tab-2', 'ar')).toBe('علامة التبويب ٢');
  expect(placeholderName('column-2-1', 'ar')).toBe('العمود ٢');
});
