// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SUGGESTION_PHRASES } from '#src/features/search/phrases.ts';
import { phrasesIn } from '#tests/support/dictionary.ts';
import { useSuggestionData } from './use-suggestion-data.ts';

const DATA = { root: 'home', phrases: phrasesIn('ar', SUGGESTION_PHRASES) };

const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const logged = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(console, 'error').mockImplementation(logged);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchMock.mockReset();
  logged.mockReset();
});

const dataFor = (isEmpty: boolean) =>
  renderHook((props) => useSuggestionData('ar', props.isEmpty), { initialProps: { isEmpty } });

it('useSuggestionData loads the data of its language once', async () => {
  fetchMock.mockResolvedValue(Response.json(DATA));
  const { result, rerender } = dataFor(true);
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toEqual(DATA));
  rerender({ isEmpty: false });
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(['/api/suggestions/ar']);
});

it('useSuggestionData logs a failure, and loads again when the visitor types', async () => {
  fetchMock.mockResolvedValue(new Response('', { status: 503 }));
  const { result, rerender } = dataFor(true);
  await waitFor(() => expect(logged).toHaveBeenCalledOnce());
  expect(logged.mock.calls[0]?.[0]).toBe('Suggestions: their data did not load');
  expect(result.current).toBeUndefined();
  fetchMock.mockResolvedValue(Response.json(DATA));
  rerender({ isEmpty: false });
  await waitFor(() => expect(result.current).toEqual(DATA));
});

it('useSuggestionData takes no data of another shape', async () => {
  fetchMock.mockResolvedValue(Response.json({ root: 'home', phrases: {} }));
  const { result } = dataFor(true);
  await waitFor(() => expect(logged).toHaveBeenCalledOnce());
  expect(result.current).toBeUndefined();
});

it('useSuggestionData ends its request when the popup goes', () => {
  fetchMock.mockReturnValue(Promise.withResolvers<Response>().promise);
  dataFor(true).unmount();
  expect(fetchMock.mock.calls[0]?.[1].signal?.aborted).toBe(true);
});
