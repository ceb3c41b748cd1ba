// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageFacts } from '#src/cms/widget.ts';
import { NAME_SEARCH_PAUSE_MS } from '#src/config/timings/typing.ts';
import { loadCustomerNames } from '#src/services/registers.server.ts';
import { fetchOwn } from '#src/services/fetch-own.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { enhance } from './CustomerNameSearch.enhance.ts';
import { fixtures } from './CustomerNameSearch.fixture.ts';
import { staticProps } from './CustomerNameSearch.server.ts';

vi.mock('#src/services/registers.server.ts', () => ({ loadCustomerNames: vi.fn() }));
vi.mock('#src/services/fetch-own.ts', () => ({ fetchOwn: vi.fn() }));

const PAGE: PageFacts = { language: 'ar', path: '/names', state: 'normal', servicesHost: '' };
const load = vi.mocked(loadCustomerNames);
const send = vi.mocked(fetchOwn);

beforeEach(() => {
  vi.useFakeTimers();
  load.mockResolvedValue({ names: ['شركة العتيبي للمقاولات'], pages: 2 });
});

afterEach(() => {
  vi.useRealTimers();
  load.mockReset();
  send.mockReset();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'search' });
const part = (name: string) => document.querySelector(`[data-part=${name}]`)?.textContent;

/** Renders the search in a browser. */
async function open(): Promise<void> {
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.full, 'ar')).html;
  enhance(document.body);
}

function type(text: string): void {
  box().value = text;
  box().dispatchEvent(new Event('input', { bubbles: true }));
}

const submit = () => box().form?.requestSubmit();

describe('the search for names on the server', () => {
  it('CUST-03 sends nothing for fewer than three characters, whatever spaces are around them', async () => {
    for (const [term, error] of [
      ['ال', 'short'],
      ['  ا  ', 'short'],
      ['   ', 'empty'],
    ] as const)
      expect(await staticProps(undefined, PAGE, { term })).toMatchObject({ error, found: undefined });
    expect(await staticProps(undefined, PAGE, {})).toMatchObject({ error: undefined, found: undefined });
    expect(load).not.toHaveBeenCalled();
    expect(await staticProps(undefined, PAGE, { term: ' نجد ' })).toMatchObject({ error: undefined });
    expect(load).toHaveBeenCalledWith({ term: ' نجد ', page: 1 }, PAGE);
  });

  it('has the pages of the response, and shows the last for one beyond it', async () => {
    load.mockResolvedValueOnce({ names: [], pages: 2 });
    const { state, found } = await staticProps(undefined, PAGE, { term: 'العتيبي', page: '9' });
    expect(load.mock.calls.map(([search]) => search)).toEqual([
      { term: 'العتيبي', page: 9 },
      { term: 'العتيبي', page: 2 },
    ]);
    expect([state.page, found?.pages]).toEqual([2, 2]);
  });

  it('CUST-10 finds nothing when the service fails, and logs it without the term', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    load.mockRejectedValue(new Error('Failed 500'));
    const { found } = await staticProps(undefined, PAGE, { term: 'السبيعي' });
    expect(found).toEqual({ items: [], page: 1, pages: 1 });
    expect(logged).toHaveBeenCalledOnce();
    expect(JSON.stringify(logged.mock.calls)).not.toContain('السبيعي');
  });
});

describe('the search for names in a browser', () => {
  it('CUST-02 disables the button for 300 ms after each typing', async () => {
    await open();
    expect(NAME_SEARCH_PAUSE_MS).toBe(300);
    type('ا');
    expect(button().disabled).toBe(true);
    vi.advanceTimersByTime(200);
    type('ال');
    vi.advanceTimersByTime(299);
    expect(button().disabled).toBe(true);
    vi.advanceTimersByTime(1);
    expect(button().disabled).toBe(false);
  });

  it('lets Enter search while the button pauses, but not the Enter that ends a composition', async () => {
    await open();
    type('العتيبي');
    const press = (isComposing: boolean) => fireEvent.keyDown(box(), { key: 'Enter', isComposing });
    press(true);
    expect(button().disabled).toBe(true);
    press(false);
    expect(button().disabled).toBe(false);
  });

  it.each([
    ['', 'names_empty_term'],
    ['   ', 'names_empty_term'],
    ['ال', 'names_short_term'],
    [' ا ', 'names_short_term'],
  ])('CUST-04 sends nothing for "%s" and shows its message with the label of an error', async (term, message) => {
    await open();
    type(term);
    submit();
    expect(screen.getByRole('alert').textContent).toBe(`names_error ${message}`);
    expect(box().ariaInvalid).toBe('true');
    expect(document.activeElement).toBe(box());
    expect(send).not.toHaveBeenCalled();
    expect(new URL(location.href).searchParams.get('term')).toBe('');
  });

  it('searches for three characters, from page 1', async () => {
    send.mockReturnValue(new Promise(() => undefined));
    await open();
    type('ال');
    submit();
    type(' نجد');
    submit();
    expect(send).toHaveBeenCalledOnce();
    const url = new URL(String(send.mock.calls[0]?.[0]));
    expect([...url.searchParams]).toEqual([
      ['term', ' نجد'],
      ['page', '1'],
    ]);
    expect(box().ariaInvalid).toBe('false');
  });

  it('resets term, results, messages and page when cleared', async () => {
    await open();
    const start = document.body.innerHTML;
    type('ال');
    submit();
    send.mockResolvedValue(new Response(start));
    screen.getByRole<HTMLButtonElement>('button', { name: 'names_clear' }).click();
    expect(box().value).toBe('');
    await vi.waitFor(() => expect(part('message')).toBe(''));
    expect([part('summary'), part('results'), location.search]).toEqual(['', '', '?term=&page=1']);
  });
});
