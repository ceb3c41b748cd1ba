// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { phrasesIn } from '#tests/support/dictionary.ts';
import { Suggestions } from './Suggestions.tsx';
import { useSuggestions } from './use-suggestions.ts';
import { SUGGESTION_PHRASES } from '../../../features/search/phrases.ts';

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

const found = (ids: readonly string[], total = ids.length, endCursor = 'NQ==') =>
  Response.json({
    data: { search: { total, pageInfo: { endCursor, hasNext: total > ids.length }, results: ids.map(page) } },
  });

let answer: (init: RequestInit) => Response | Promise<Response>;
const fetched = vi.fn((_: string, init: RequestInit) => Promise.resolve(answer(init)));

/** Lets the pause after typing pass, and what is asked then be answered. */
const pause = (milliseconds = 500) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const suggestionsFor = (typed: string) =>
  renderHook(({ text }) => useSuggestions(text, SCOPE), { initialProps: { text: typed } });

describe('suggestions', () => {
  it('ERR-03 keep what went wrong to themselves: the message is stored and nothing of it is shown', async () => {
    answer = () => new Response('{"errors":[{"message":"the index is out of order"}]}', { status: 503 });
    const failing = suggestionsFor('بطاقة');
    await pause();
    expect(failing.result.current.error).toBe('Failed to fetch results');
    expect(failing.result.current.suggested).toBeUndefined();

    const onSuggest = vi.fn();
    const phrases = phrasesIn('ar', SUGGESTION_PHRASES);
    const { container } = render(
      <Suggestions id="s" typed="بطاقة" scope={SCOPE} phrases={phrases} onSuggest={onSuggest} />,
    );
    await pause();
    expect(container.textContent).toBe('');
    // The popup shows its default content as long as it is told that there is nothing else.
    expect(onSuggest.mock.calls).toEqual([[false]]);

    answer = () => found(['travel']);
    const ended = suggestionsFor('بطاقة');
    await pause();
    await act(() => ended.result.current.more());
    expect(ended.result.current.error).toBe('Reached end of pages');
    expect(ended.result.current.suggested?.pages).toHaveLength(1);
  });

  it.each([
    ['ar', 'لا توجد نتائج'],
    ['en', 'No results found'],
  ] as const)('ERR-20 without matches say so in %s', async (language, said) => {
    answer = () => found([]);
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
    await pause();
    expect(screen.getByRole('status').textContent).toBe(said);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('are asked for once, after the last keystroke', async () => {
    answer = () => found(['travel']);
    const typing = suggestionsFor('ب');
    await pause(499);
    typing.rerender({ text: 'بطاقة' });
    await pause(499);
    expect(fetched).not.toHaveBeenCalled();
    await pause(1);
    expect(fetched).toHaveBeenCalledOnce();
    expect(typing.result.current.suggested?.term).toBe('بطاقة');
  });

  it('of an older term never take the place of newer ones', async () => {
    const old = Promise.withResolvers<Response>();
    answer = () => old.promise;
    const typing = suggestionsFor('حساب');
    await pause();
    answer = () => found(['travel']);
    typing.rerender({ text: 'بطاقة' });
    expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    await pause();
    old.resolve(found(['current']));
    await pause();
    expect(typing.result.current.suggested).toMatchObject({ term: 'بطاقة', pages: [{ id: 'travel' }] });
  });

  it('are not asked for any more once the text or the popup is gone', async () => {
    answer = () => Promise.withResolvers<Response>().promise;
    const typing = suggestionsFor('حساب');
    await pause();
    typing.rerender({ text: '' });
    expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    typing.rerender({ text: 'حساب' });
    await pause();
    typing.unmount();
    expect(fetched.mock.calls[1]?.[1].signal?.aborted).toBe(true);
  });

  it('grow by those of the next request', async () => {
    answer = () => found(['a', 'b', 'c', 'd', 'e'], 6);
    const typing = suggestionsFor('بطاقة');
    await pause();
    answer = () => found(['f'], 1);
    await act(() => typing.result.current.more());
    expect(typing.result.current.suggested?.pages.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });
});
