// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { Language } from '#sitecore/definitions/language.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { fixtures } from './NotFoundHero.fixture.ts';

afterEach(() => (document.body.innerHTML = ''));

const field = () => screen.getByRole<HTMLInputElement>('searchbox');

/** Submits the typed term and returns the URL the browser would load; undefined when the submit is prevented. */
async function submitTerm(language: Language, typed: string): Promise<string | undefined> {
  await hydrateExample(fixtures.full, language);
  const { form } = field();
  if (!form) throw new Error('no form');
  if (typed !== '') await userEvent.type(field(), typed);
  if (!fireEvent.submit(form)) return undefined;
  const pairs = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : 'a file']);
  expect([form.method, form.target]).toEqual(['get', '']);
  return `${form.getAttribute('action') ?? ''}?${new URLSearchParams(pairs).toString()}`;
}

it('ERRP-05 SEARCH-18 NotFoundHero loads the search page of the language with the term trimmed and encoded', async () => {
  expect(await submitTerm('ar', '  بطاقة & 50%? ')).toBe('/search?q=%D8%A8%D8%B7%D8%A7%D9%82%D8%A9+%26+50%25%3F');
  expect(await submitTerm('en', ' travel card ')).toBe('/en/search?q=travel+card');
  expect(await submitTerm('en', '  ')).toBeUndefined();
});

it.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['what looks empty', '\u00A0\u3000'],
])('ERRP-06 NotFoundHero does not search when %s is submitted, and focuses the field', async (_, typed) => {
  expect(await submitTerm('ar', typed)).toBeUndefined();
  expect(document.activeElement).toBe(field());
});
