// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Language } from '#sitecore/definitions/language.ts';
import { RESULT_PHRASES } from './phrases.ts';
import { phrasesIn } from '#tests/support/dictionary.ts';
import { SiteSearch } from './SiteSearch.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Returns the status text of the search page after a search with the given response. */
async function statusAfter(language: Language, respond: () => Response | Promise<Response>): Promise<string | null> {
  vi.stubGlobal('fetch', () => Promise.resolve().then(respond));
  const { unmount } = render(
    <SiteSearch
      uid="1"
      fields={{ Title: { value: 'search' }, SubTitle: { value: '' } }}
      params={{}}
      phrases={phrasesIn(language, RESULT_PHRASES)}
      page={{ language, path: '/search', state: 'normal', servicesHost: '' }}
      query={{}}
      data={{ root: 'home', state: { kind: 'idle' } }}
      slots={{}}
    />,
  );
  await userEvent.type(screen.getByRole('searchbox'), 'card{Enter}');
  await act(() => Promise.resolve());
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/: /));
  const { textContent } = screen.getByRole('status');
  expect(screen.queryByRole('list')).toBeNull();
  unmount();
  return textContent;
}

it('ERR-04 SiteSearch shows that a search failed and the reason, or that the reason is unknown', async () => {
  const unavailable = () => new Response('', { status: 503 });
  const malformed = () => new Response('<html>');
  expect(await statusAfter('en', unavailable)).toBe('Error: The search cannot be reached');
  expect(await statusAfter('en', () => Promise.reject(new TypeError('offline')))).toBe(
    'Error: The search cannot be reached',
  );
  expect(await statusAfter('en', () => new Response('', { status: 429 }))).toBe(
    'Error: Too many requests, wait a moment',
  );
  expect(await statusAfter('en', () => new Response('', { status: 403 }))).toContain('Error: The site has changed');
  expect(await statusAfter('en', malformed)).toBe('Error: Unknown error');
  expect(await statusAfter('ar', unavailable)).toBe('خطأ: تعذّر الوصول إلى البحث');
  expect(await statusAfter('ar', malformed)).toBe('خطأ: خطأ غير معروف');
});
