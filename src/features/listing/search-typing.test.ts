// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enhanceListing } from './enhance-listing.ts';

const DELAY_MS = 300;

/** Returns a listing with a search, a filter beside it and a button that clears both; the results name what they are of. */
function listingHtml(query: URLSearchParams, attributes: string): string {
  const [search = '', city = 'all', page = '1'] = ['search', 'city', 'page'].map((key) => query.get(key) ?? undefined);
  const values = new URLSearchParams({ search, city, page });
  const option = (value: string) => `<option value="${value}" ${value === city ? 'selected' : ''}></option>`;
  return `<div data-listing="${values.toString().replaceAll('&', '&amp;')}">
    <form data-filter>
      <input type="search" name="search" value="${search}" data-delay="${DELAY_MS}" ${attributes}>
      <select name="city">${option('all')}${option('jeddah')}</select>
      <input type="hidden" name="page" value="1">
    </form>
    <form data-filter>
      <input type="hidden" name="search" value="${search}" data-unchanged>
      <button name="city" value="jeddah">Jeddah</button>
      <input type="hidden" name="page" value="1">
    </form>
    <form data-filter>
      <input type="hidden" name="search" value=""><input type="hidden" name="city" value="all">
      <input type="hidden" name="page" value="1">
      <button data-clear>Clear</button>
    </form>
    <section tabindex="-1" data-part="results">${search} in ${city}, page ${page}</section>
  </div>`;
}

let requested: string[];
let attributes: string;

beforeEach(() => {
  vi.useFakeTimers();
  requested = [];
  attributes = '';
  vi.stubGlobal('fetch', (target: string) => {
    const { search, searchParams } = new URL(target);
    requested.push(search);
    return Promise.resolve(new Response(`<html><body>${listingHtml(searchParams, attributes)}</body></html>`));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(url = '/partners', state: unknown = null) {
  history.replaceState(state, '', url);
  document.body.innerHTML = listingHtml(new URL(location.href).searchParams, attributes);
  enhanceListing(document.body);
  const field = found(document.querySelector<HTMLInputElement>('[type=search]'));
  const type = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return {
    ...{ field, type },
    jeddah: found(document.querySelector<HTMLButtonElement>('button[name=city]')),
    clear: found(document.querySelector<HTMLButtonElement>('[data-clear]')),
    city: found(document.querySelector('select')),
    results: () => found(document.querySelector('[data-part=results]')).textContent,
  };
}

function found<E>(element: E | null): E {
  if (element === null) throw new Error('the listing lacks an element');
  return element;
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a search field of a listing', () => {
  it('submits its text once its delay has passed since the last keystroke, in one history entry for one search', async () => {
    const before = history.length;
    const { type, results } = open();
    type('c');
    await wait(DELAY_MS - 1);
    type('co');
    await wait(DELAY_MS - 1);
    expect(requested).toEqual([]);
    await wait(1);
    expect(requested).toEqual(['?search=co&city=all&page=1']);
    expect(results()).toBe('co in all, page 1');
    type('coffee');
    await wait(DELAY_MS);
    expect(location.search).toBe('?search=coffee&city=all&page=1');
    expect(history.length).toBe(before + 1);
  });

  it('has what is typed while a response loads stay, spaces too', async () => {
    const { type, field } = open();
    type('red ');
    await wait(DELAY_MS);
    type('red car');
    await wait(1);
    expect(field.value).toBe('red car');
    await wait(DELAY_MS);
    expect(requested.at(-1)).toBe('?search=red+car&city=all&page=1');
  });

  it('is submitted by another filter before its delay has passed, and not again after it', async () => {
    const { type, jeddah, results } = open();
    type('tea');
    jeddah.click();
    await wait(DELAY_MS * 2);
    expect(requested).toEqual(['?search=tea&city=jeddah&page=1']);
    expect(results()).toBe('tea in jeddah, page 1');
  });

  it('is cleared with every other filter, also while it is typed', async () => {
    const { type, clear, field, city } = open('/partners?search=tea&city=jeddah&page=3');
    type('teapot');
    expect(clear.ariaDisabled).toBe('false');
    clear.click();
    await wait(DELAY_MS * 2);
    expect(requested).toEqual(['?search=&city=all&page=1']);
    expect([field.value, city.value, clear.ariaDisabled]).toEqual(['', 'all', 'true']);
  });

  it('stays out of the URL where its form says so, also after Back', async () => {
    attributes = 'data-unwritten';
    const { type, results, field, city } = open();
    const before = history.length;
    type('tea');
    await wait(DELAY_MS);
    expect([location.search, results(), history.length]).toEqual([
      '?city=all&page=1',
      'tea in all, page 1',
      before + 1,
    ]);
    city.value = 'jeddah';
    city.dispatchEvent(new Event('change', { bubbles: true }));
    await wait(1);
    expect([location.search, results()]).toEqual(['?city=jeddah&page=1', 'tea in jeddah, page 1']);
    vi.useRealTimers();
    history.back();
    await vi.waitFor(() => expect(results()).toBe('tea in all, page 1'));
    history.back();
    await vi.waitFor(() => expect([field.value, results()]).toEqual(['', ' in all, page 1']));
  });

  it('is shown again after a reload although the URL does not have it', async () => {
    attributes = 'data-unwritten';
    const { type } = open();
    type('tea');
    await wait(DELAY_MS);
    const reloaded = open(location.href, history.state);
    await wait(1);
    expect([reloaded.field.value, reloaded.results()]).toEqual(['tea', 'tea in all, page 1']);
    expect(location.search).toBe('?city=all&page=1');
  });
});
