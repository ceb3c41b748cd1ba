// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SUGGESTION_PHRASES } from '#src/features/search/phrases.ts';
import { phrasesIn } from '#tests/support/dictionary.ts';
import { Suggestions } from './Suggestions.tsx';
import { useSuggestions } from './use-suggestions.ts';

const SCOPE = { root: 'home', language: 'ar' } as const;

const page = (id: string) => ({
  id,
  name: id,
  url: { path: `/${id}` },
  title: { value: `بطاقة ${id}` },
  subTitle: null,
  description: null,
  image: null,
});

const foundResponse = (ids: readonly string[], total = ids.length, endCursor = 'NQ==') =>
  Response.json({
    data: { search: { total, pageInfo: { endCursor, hasNext: total > ids.length }, results: ids.map(page) } },
  });

let respond: (init: RequestInit) => Response | Promise<Response>;
const fetchMock = vi.fn((_: string, init: RequestInit) => Promise.resolve(respond(init)));

/** Advances the timers past the debounce, and lets the request finish. */
const waitForRequest = (milliseconds = 500) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  fetchMock.mockClear();
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const suggestionsFor = (typed: string) =>
  renderHook(({ text }) => useSuggestions(text, SCOPE), { initialProps: { text: typed } });

describe('useSuggestions', () => {
  it('ERR-03 stores the message of a failure and shows nothing of it', async () => {
    respond = () => new Response('{"errors":[{"message":"the index is out of order"}]}', { status: 503 });
    const failing = suggestionsFor('بطاقة');
    await waitForRequest();
    expect(failing.result.current.error).toBe('Failed to fetch results');
    expect(failing.result.current.suggested).toBeUndefined();

    const onSuggest = vi.fn();
    const phrases = phrasesIn('ar', SUGGESTION_PHRASES);
    const { container } = render(
      <Suggestions id="s" typed="بطاقة" scope={SCOPE} phrases={phrases} onSuggest={onSuggest} />,
    );
    await waitForRequest();
    expect(container.textContent).toBe('');
    // The popup shows its default content until onSuggest is called with true.
    expect(onSuggest.mock.calls).toEqual([[false]]);

    respond = () => foundResponse(['travel']);
    const ended = suggestionsFor('بطاقة');
    await waitForRequest();
    await act(() => ended.result.current.more());
    expect(ended.result.current.error).toBe('Reached end of pages');
    expect(ended.result.current.suggested?.pages).toHaveLength(1);
  });

  it.each([
    ['ar', 'لا توجد نتائج'],
    ['en', 'No results found'],
  ] as const)('ERR-20 announces that there are no matches in %s', async (language, message) => {
    respond = () => foundResponse([]);
    const phrases = phrasesIn(language, SUGGESTION_PHRASES);
    render(
      <Suggestions
        id="s"
        typed="zzz"
        scope={{ root: 'home', language }}
        phrases={phrases}
        onSuggest={() => undefined}
      />,
    );
    expect(screen.getByRole('status').textContent).toBe('');
    await waitForRequest();
    expect(screen.getByRole('status').textContent).toBe(message);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('sends one request, after the last keystroke', async () => {
    respond = () => foundResponse(['travel']);
    const typing = suggestionsFor('ب');
    await waitForRequest(499);
    typing.rerender({ text: 'بطاقة' });
    await waitForRequest(499);
    expect(fetchMock).not.toHaveBeenCalled();
    await waitForRequest(1);
    expect(fetchMock).toHaveBeenCalledOnce();
    expect(typing.result.current.suggested?.term).toBe('بطاقة');
  });

  it('never replaces newer suggestions by those of an older term', async () => {
    const old = Promise.withResolvers<Response>();
    respond = () => old.promise;
    const typing = suggestionsFor('حساب');
    await waitForRequest();
    respond = () => foundResponse(['travel']);
    typing.rerender({ text: 'بطاقة' });
    expect(fetchMock.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    await waitForRequest();
    old.resolve(foundResponse(['current']));
    await waitForRequest();
    expect(typing.result.current.suggested).toMatchObject({ term: 'بطاقة', pages: [{ id: 'travel' }] });
  });

  it('aborts the request when the text is cleared or the popup is unmounted', async () => {
    respond = () => Promise.withResolvers<Response>().promise;
    const typing = suggestionsFor('حساب');
    await waitForRequest();
    typing.rerender({ text: '' });
    expect(fetchMock.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    typing.rerender({ text: 'حساب' });
    await waitForRequest();
    typing.unmount();
    expect(fetchMock.mock.calls[1]?.[1].signal?.aborted).toBe(true);
  });

  it('appends the suggestions of the next request', async () => {
    respond = () => foundResponse(['a', 'b', 'c', 'd', 'e'], 6);
    const typing = suggestionsFor('بطاقة');
    await waitForRequest();
    respond = () => foundResponse(['f'], 1);
    await act(() => typing.result.current.more());
    expect(typing.result.current.suggested?.pages.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });
});
