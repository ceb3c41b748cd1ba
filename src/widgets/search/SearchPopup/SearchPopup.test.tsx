// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '#sitecore/definitions/language.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { stubMethod } from '#tests/support/stub-method.ts';
import { fixtures } from './SearchPopup.fixture.ts';

const replaceLocation = vi.hoisted(() => vi.fn());
vi.mock('./replace-location.ts', () => ({ replaceLocation }));

const hidePopover = vi.fn();

beforeEach(() => {
  replaceLocation.mockClear();
  hidePopover.mockClear();
  // jsdom has no popovers: browser tests cover opening and closing; here the popup is always open.
  stubMethod(HTMLElement.prototype, 'hidePopover', hidePopover);
});

afterEach(() => {
  document.body.innerHTML = '';
});

const field = () => screen.getByRole('searchbox');
const submit = () => screen.getAllByRole('button', { name: 'search' }).at(-1) ?? document.body;

const openAndType = async (language: Language, typed: string): Promise<void> => {
  await hydrateExample(fixtures.minimal, language);
  document.querySelector('[popover]')?.removeAttribute('popover');
  if (typed !== '') await userEvent.type(field(), typed);
};

it('SHELL-04 SEARCH-09 SearchPopup goes to the search URL of the trimmed and encoded term in the language of the page, by Enter and by the button', async () => {
  await openAndType('ar', '  بطاقة السفر & 100%? {Enter}');
  await openAndType('en', '  travel card & 100%?  ');
  await userEvent.click(submit());
  expect(replaceLocation.mock.calls).toEqual([
    ['/search?q=%D8%A8%D8%B7%D8%A7%D9%82%D8%A9%20%D8%A7%D9%84%D8%B3%D9%81%D8%B1%20%26%20100%25%3F'],
    ['/en/search?q=travel%20card%20%26%20100%25%3F'],
  ]);
  replaceLocation.mockClear();
  await openAndType('en', '   {Enter}');
  await openAndType('en', '{Enter}');
  expect(replaceLocation).not.toHaveBeenCalled();
});

it.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['what looks empty', '\u00A0\u3000'],
])('SHELL-05 SearchPopup stays open with the focus in its field when %s is submitted', async (_, typed) => {
  await openAndType('ar', '');
  fireEvent.change(field(), { target: { value: typed } });
  const form = field().closest('form');
  if (!form) throw new Error('no form');
  submit().focus();
  // fireEvent returns false when the default action is prevented.
  expect(fireEvent.submit(form)).toBe(false);
  expect(replaceLocation).not.toHaveBeenCalled();
  expect(hidePopover).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
});
