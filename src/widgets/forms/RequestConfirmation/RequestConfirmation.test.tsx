// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { fixtures } from './RequestConfirmation.fixture.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const texts = (role: 'term' | 'definition') => screen.queryAllByRole(role).map(({ textContent }) => textContent);

describe('the confirmation of a request', () => {
  it('shows the values of the URL as text, each with its label, and leads home', async () => {
    const query = { requestnumber: 'EN-48173', ticketnumber: '<b>771904</b>', sla: 'يومي عمل' };
    await hydrateExample(fixtures.minimal, 'ar', query);
    expect(screen.getByRole('heading', { name: 'confirmation_title' })).toBeTruthy();
    expect(texts('term')).toEqual(['confirmation_request', 'confirmation_ticket', 'confirmation_sla']);
    expect(texts('definition')).toEqual(['EN-48173', '<b>771904</b>', 'يومي عمل']);
    expect(document.querySelector<HTMLElement>('[data-forget]')?.dataset.forget).toBe('requestnumber ticketnumber');
    expect(screen.getByRole('link', { name: 'confirmation_home' }).getAttribute('href')).toBe('/');
  });

  it('CONF-02 leaves out the line of a value that the URL lacks; without any there is only the thanks', async () => {
    await hydrateExample(fixtures.minimal, 'en', { ticketnumber: '771904', sla: ' ' });
    expect(texts('term')).toEqual(['confirmation_ticket']);
    await hydrateExample(fixtures.minimal, 'en');
    expect(texts('term')).toEqual([]);
    expect(screen.getByRole('heading', { name: 'confirmation_title' })).toBeTruthy();
    expect(screen.queryByText('confirmation_expired')).toBeNull();
  });

  it('says why it no longer shows the numbers of a receipt', async () => {
    await hydrateExample(fixtures.minimal, 'en', { receipt: 'abcdefgh' });
    expect(screen.getByText('confirmation_expired')).toBeTruthy();
    expect(screen.queryByText('confirmation_text')).toBeNull();
  });
});
