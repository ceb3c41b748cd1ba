// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LISTING_PENDING_MS } from '#src/config/timings/listing.ts';
import { stubMethod } from '#tests/support/stub-method.ts';
import { enhanceListing } from './enhance-listing.ts';

/** Returns the listing of a page: its tabs, items and links. */
const listingHtml = (tab: string, page: number): string => `
  <div data-listing="tab=${tab}&page=${page}">
    <form action="/offers" data-filter="">
      <button name="tab" value="all" aria-pressed="${tab === 'all'}">All</button>
      <button name="tab" value="new" aria-pressed="${tab === 'new'}">New</button>
      <input type="hidden" name="page" value="1">
    </form>
    <p role="status" data-part="total">${tab} total</p>
    <section tabindex="-1" data-part="results">
      <ul><li>${tab} ${page}</li></ul>
      <nav><a href="/offers?tab=${tab}&page=${page + 1}">Next</a><a href="/other?page=9">Elsewhere</a></nav>
    </section>
    <template data-pending="3"><ul aria-hidden="true"><li>skeleton</li></ul></template>
    <template data-failed><div>no_data_found <a href="/offers">Again</a></div></template>
  </div>`;

interface Request {
  readonly url: URL;
  readonly signal: AbortSignal;
  /** Responds with the page at the URL. */
  readonly respond: () => void;
  readonly fail: () => void;
}

let requests: Request[];
const shown = vi.fn();
const logged = vi.fn();

beforeEach(() => {
  requests = [];
  vi.stubGlobal(
    'fetch',
    (target: string, { signal }: { readonly signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        const url = new URL(target);
        const { tab = '', page = '1' } = Object.fromEntries(url.searchParams);
        const html = `<html><body>${listingHtml(tab, Number(page))}</body></html>`;
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        requests.push({
          ...{ url, signal },
          respond: () => resolve(new Response(html)),
          fail: () => resolve(new Response('', { status: 503 })),
        });
      }),
  );
  vi.spyOn(console, 'error').mockImplementation(logged);
  stubMethod(Element.prototype, 'scrollIntoView', vi.fn());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  shown.mockReset();
  logged.mockReset();
});

/** Opens the page at a URL and enhances its listing. */
function open(url = '/offers'): HTMLElement {
  history.replaceState(null, '', url);
  document.body.innerHTML = listingHtml('all', 1);
  enhanceListing(document.body, shown);
  return document.body;
}

const items = (root: HTMLElement): string => root.querySelector('[data-part=results] ul')?.textContent ?? '';
const button = (root: HTMLElement, value: string) => root.querySelector<HTMLButtonElement>(`button[value=${value}]`);
const link = (root: HTMLElement) => root.querySelector<HTMLAnchorElement>('[data-part=results] a');
const current = (): string => location.pathname + location.search;

describe('enhanceListing', () => {
  it('writes missing values into the URL without a new entry, and keeps all others', () => {
    const before = history.length;
    open('/offers?utm_source=mail&page=abc');
    expect(current()).toBe('/offers?utm_source=mail&page=abc&tab=all');
    expect(history.length).toBe(before);
    expect(requests).toEqual([]);
  });

  it('shows what the server renders for a choice, keeps the focus and presses the button at once', async () => {
    const root = open('/offers?utm_source=mail');
    const before = history.length;
    const chosen = button(root, 'new');
    chosen?.focus();
    chosen?.click();
    expect(current()).toBe('/offers?utm_source=mail&tab=new&page=1');
    expect(history.length).toBe(before + 1);
    expect([chosen?.ariaPressed, button(root, 'all')?.ariaPressed]).toEqual(['true', 'false']);
    expect(items(root)).toBe('all 1');
    requests[0]?.respond();
    await vi.waitFor(() => expect(items(root)).toBe('new 1'));
    expect(root.querySelector('[role=status]')?.textContent).toBe('new total');
    expect(document.activeElement).toBe(chosen);
    expect(shown).toHaveBeenCalledOnce();
  });

  it('moves to the items for another page, and leaves links elsewhere and modified clicks to the browser', async () => {
    const root = open();
    const elsewhere = root.querySelectorAll('a')[1];
    const followed = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', followed, { once: true });
    elsewhere?.click();
    expect(requests).toEqual([]);
    link(root)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(requests).toEqual([]);
    link(root)?.click();
    expect(document.activeElement).toBe(root.querySelector('[data-part=results]'));
    requests[0]?.respond();
    await vi.waitFor(() => expect(items(root)).toBe('all 2'));
    expect(current()).toBe('/offers?tab=all&page=2');
  });

  it('drops a response that a later choice overtakes', async () => {
    const root = open();
    button(root, 'new')?.click();
    link(root)?.click();
    expect(requests[0]?.signal.aborted).toBe(true);
    requests[1]?.respond();
    await vi.waitFor(() => expect(items(root)).toBe('all 2'));
    requests[0]?.respond();
    await Promise.resolve();
    expect(items(root)).toBe('all 2');
    expect(logged).not.toHaveBeenCalled();
  });

  it('shows skeletons when a response takes long', async () => {
    vi.useFakeTimers();
    const root = open();
    button(root, 'new')?.click();
    expect(items(root)).toBe('all 1');
    await vi.advanceTimersByTimeAsync(1000);
    expect(items(root)).toBe('skeleton'.repeat(3));
    requests[0]?.respond();
    await vi.waitFor(() => expect(items(root)).toBe('new 1'));
  });

  it('shows no skeletons in a listing that has left the page', () => {
    vi.useFakeTimers();
    const root = open();
    button(root, 'new')?.click();
    const listing = root.querySelector<HTMLElement>('[data-listing]');
    root.replaceChildren();
    // A browser that has left the page has no document for it either.
    vi.stubGlobal('document', undefined);
    vi.advanceTimersByTime(LISTING_PENDING_MS * 2);
    expect(listing && items(listing)).toBe('all 1');
  });

  it('never shows skeletons once a response is shown, even if their timer still fires', async () => {
    const clear = vi.spyOn(globalThis, 'clearTimeout').mockImplementation(() => undefined);
    const root = open();
    button(root, 'new')?.click();
    requests[0]?.respond();
    await vi.waitFor(() => expect(items(root)).toBe('new 1'));
    await new Promise((resolve) => setTimeout(resolve, LISTING_PENDING_MS * 2));
    expect(clear).toHaveBeenCalled();
    expect(items(root)).toBe('new 1');
  });

  it('stays as it is when a link leads to a part of the same page', async () => {
    const root = open('/offers#more');
    expect(location.hash).toBe('#more');
    location.hash = '#main';
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    expect(requests).toEqual([]);
    expect(items(root)).toBe('all 1');
  });

  it('shows its message when the page does not load, with a link that loads the same address again', async () => {
    const root = open();
    button(root, 'new')?.click();
    requests[0]?.fail();
    await vi.waitFor(() => expect(root.textContent).toContain('no_data_found Again'));
    expect(logged).toHaveBeenCalledOnce();
    expect(root.querySelector('[role=status]')?.textContent).toBe('');
    const before = history.length;
    expect(link(root)?.search).toBe('?tab=new&page=1');
    link(root)?.click();
    expect(history.length).toBe(before);
    requests[1]?.respond();
    await vi.waitFor(() => expect(items(root)).toBe('new 1'));
  });

  it('restores the very elements that Back leads to, without a request', async () => {
    const root = open();
    const list = root.querySelector('ul');
    button(root, 'new')?.click();
    requests[0]?.respond();
    await vi.waitFor(() => expect(items(root)).toBe('new 1'));
    history.back();
    await vi.waitFor(() => expect(items(root)).toBe('all 1'));
    expect(root.querySelector('ul')).toBe(list);
    expect(button(root, 'all')?.ariaPressed).toBe('true');
    expect(requests).toHaveLength(1);
    history.forward();
    await vi.waitFor(() => expect(items(root)).toBe('new 1'));
    expect(requests).toHaveLength(1);
  });

  it('leaves a page without a listing as it is', () => {
    document.body.innerHTML = '<p>none</p>';
    enhanceListing(document.body, shown);
    expect(document.body.textContent).toBe('none');
  });
});
