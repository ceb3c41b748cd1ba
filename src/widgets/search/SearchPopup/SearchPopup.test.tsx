// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '#sitecore/definitions/language.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { fixtures } from './SearchPopup.fixture.ts';

const visited = vi.hoisted(() => vi.fn());
vi.mock('#src/widgets/search/SearchPopup/replace-location.ts', () => ({ replaceLocation: visited }));

const hidden = vi.fn();

beforeEach(() => {
  visited.mockClear();
  hidden.mockClear();
  // jsdom knows no popovers: how it opens and closes is tested in browsers, here it stands open.
  Object.assign(HTMLElement.prototype, { hidePopover: hidden });
});

afterEach(() => {
  document.body.innerHTML = '';
});

const field = () => screen.getByRole('searchbox');
const submit = () => screen.getAllByRole('button', { name: 'search' }).at(-1) ?? document.body;

const searching = async (language: Language, typed: string): Promise<void> => {
  await hydrateExample(fixtures.minimal, language);
  document.querySelector('[popover]')?.removeAttribute('popover');
  if (typed !== '') await userEvent.type(field(), typed);
};

it('SHELL-04 SEARCH-09 goes to the address of the trimmed and encoded term in the language of the page, by Enter and by the button', async () => {
  await searching('ar', '  بطاقة السفر & 100%? {Enter}');
  await searching('en', '  travel card & 100%?  ');
  await userEvent.click(submit());
  expect(visited.mock.calls).toEqual([
    ['/search?q=%D8%A8%D8%B7%D8%A7%D9%82%D8%A9%20%D8%A7%D9%84%D8%B3%D9%81%D8%B1%20%26%20100%25%3F'],
    ['/en/search?q=travel%20card%20%26%20100%25%3F'],
  ]);
  visited.mockClear();
  await searching('en', '   {Enter}');
  await searching('en', '{Enter}');
  expect(visited).not.toHaveBeenCalled();
});

it.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['what looks empty', '\u00A0\u3000'],
])('SHELL-05 stays open with the focus in its field when %s is submitted', async (_, typed) => {
  await searching('ar', '');
  fireEvent.change(field(), { target: { value: typed } });
  const form = field().closest('form');
  if (!form) throw new Error('no form');
  submit().focus();
  // Whether the browser would load anything by itself.
  expect(fireEvent.submit(form)).toBe(false);
  expect(visited).not.toHaveBeenCalled();
  expect(hidden).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
});
