// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { layoutWith, renderLayout } from '#tests/support/widget-page.ts';
import { fixtures } from './ErrorCard.fixture.ts';

const show = async (name: keyof typeof fixtures, phrases: Readonly<Record<string, string>>) => {
  const { html, errors } = await renderLayout(
    serverRegistry,
    layoutWith(fixtures[name], 'ar'),
    'ar',
    'normal',
    phrases,
  );
  expect(errors).toEqual([]);
  document.body.innerHTML = html;
};

it('DATA-42 ErrorCard shows texts from the dictionary of the page, and the key itself when a text is missing', async () => {
  await show('goBack', { 'Tracker-Go-Back': 'رجوع' });
  expect(screen.getByRole('button', { name: 'رجوع' })).toBeTruthy();
  await show('goBack', { BACK: 'العودة' });
  expect(screen.getByRole('button', { name: 'Tracker-Go-Back' })).toBeTruthy();
});

it('ErrorCard shows the default title and message when the author enters none', async () => {
  const phrases = { ERROR_TITLE: 'حدث خطأ', ERROR_SUB: 'حاول بعد قليل', '500_TITLE': 'خلل', '500_SUB': 'من جهتنا' };
  await show('empty', phrases);
  expect(screen.getByRole('heading', { name: 'حدث خطأ' })).toBeTruthy();
  expect(screen.getByText('حاول بعد قليل')).toBeTruthy();
  await show('server', phrases);
  expect(screen.getByRole('heading', { name: 'خلل' })).toBeTruthy();
  expect(screen.getByText('من جهتنا')).toBeTruthy();
  await show('minimal', phrases);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('لم نتمكن من إتمام ما طلبته.')).toBeTruthy();
});
