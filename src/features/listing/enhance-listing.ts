import { LISTING_PENDING_MS } from '#src/config/timings/listing.ts';
import { fetchOwn } from '#src/services/fetch-own.ts';
import {
  addMissing,
  entryUrl,
  followedLink,
  submittedValues,
  withoutFragment,
  withValues,
  writtenUrl,
} from './browser-url.ts';
import {
  findListing,
  pressChosen,
  resultsOf,
  scrollToChosen,
  type ShownListing,
  showFailure,
  showListing,
  shownIn,
  showPending,
} from './listing-parts.ts';
import { submitTypedText } from './search-typing.ts';

/** Called with a listing when it shows other items, to enhance them. */
type OnShow = (listing: HTMLElement) => void;

/** Addresses whose content is kept, so that Back shows it at once and unchanged. */
const MAX_CACHED = 20;

/**
 * Lets a listing show its other addresses in place: the page at the new URL is requested, and the parts that the server rendered
 * there replace those shown. Missing values are written into the URL, each choice is a history entry, all texts of one search together are one, a response that is
 * overtaken by another choice is dropped, and a failure shows the listing's message with a link to the same address.
 */
export function enhanceListing(root: HTMLElement, onShow: OnShow = () => undefined): void {
  const listing = findListing(root);
  if (!listing) return;
  const browser = new ListingBrowser(listing, onShow);
  const typing = submitTypedText(listing);
  scrollToChosen(listing);
  listing.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.dataset.filter === undefined) return;
    event.preventDefault();
    typing.cancel();
    browser.choose(submittedValues(form, submitter), { isTyped: typing.isSubmitting() });
  });
  listing.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) target.form?.requestSubmit();
  });
  listing.addEventListener('click', (event) => {
    const link = followedLink(event);
    if (!link) return;
    event.preventDefault();
    typing.cancel();
    browser.choose(new URL(link.href).searchParams);
    // The link is replaced with its part: reading goes on where the items begin.
    resultsOf(listing)?.focus({ preventScroll: true });
    listing.scrollIntoView();
  });
  addEventListener('popstate', () => {
    if (!listing.isConnected) return;
    typing.cancel();
    browser.restore();
  });
}

class ListingBrowser {
  readonly #listing: HTMLElement;
  readonly #onShow: OnShow;
  readonly #keys: readonly string[];
  /** Keys of searches that the URL does not show. */
  readonly #unwritten: readonly string[];
  readonly #cached = new Map<string, ShownListing>();
  /** The URL of what is shown or requested. */
  #url: string;
  /** The URL of the history entry that further typing replaces. */
  #typedUrl: string | undefined;
  /** The request under way. */
  #request: AbortController | undefined;

  constructor(listing: HTMLElement, onShow: OnShow) {
    this.#listing = listing;
    this.#onShow = onShow;
    const values = new URLSearchParams(listing.dataset.listing);
    this.#unwritten = unwrittenKeys(listing);
    this.#keys = [...new Set([...values.keys(), ...this.#unwritten])];
    this.#url = addMissing(withoutFragment(location.href), values);
    const entry = addMissing(entryUrl(), values);
    this.#write(entry + location.hash, { replaces: true });
    // After a reload and after Back from another page the server has rendered the URL without what it does not show.
    if (entry !== this.#url) void this.#load(entry);
  }

  /** Shows the address with these values, as a new entry of the history unless it is the present one or a text is typed further. */
  choose(values: URLSearchParams, { isTyped = false } = {}): void {
    const url = withValues(location.href, this.#keys, values);
    const isFurther = isTyped && this.#typedUrl === this.#url;
    this.#leave();
    if (url !== this.#url) this.#write(url, { replaces: isFurther });
    this.#typedUrl = isTyped ? url : undefined;
    pressChosen(this.#listing, values);
    void this.#load(url);
  }

  /** Writes a URL into the history, without the keys that it does not show. */
  #write(url: string, { replaces }: { readonly replaces: boolean }): void {
    const written = writtenUrl(url, this.#unwritten);
    const state: unknown = written === url ? history.state : { listing: url };
    if (replaces) history.replaceState(state, '', written);
    else history.pushState(written === url ? null : state, '', written);
  }

  /** Shows the address that the history has come to. */
  restore(): void {
    const url = entryUrl();
    if (url === this.#url) return;
    this.#leave();
    const cached = this.#cached.get(url);
    if (cached) this.#show(url, cached);
    else void this.#load(url);
  }

  /** Keeps what is shown, unless it is being replaced already. */
  #leave(): void {
    if (this.#request) return void this.#request.abort();
    this.#cached.delete(this.#url);
    this.#cached.set(this.#url, shownIn(this.#listing));
    const [oldest] = this.#cached.keys();
    if (this.#cached.size > MAX_CACHED && oldest !== undefined) this.#cached.delete(oldest);
  }

  async #load(url: string): Promise<void> {
    const request = new AbortController();
    this.#url = url;
    this.#request = request;
    this.#listing.ariaBusy = 'true';
    const pending = setTimeout(() => this.#isAwaited(request) && showPending(this.#listing), LISTING_PENDING_MS);
    try {
      const next = await fetchListing(url, request.signal);
      if (this.#request === request) this.#show(url, next);
    } catch (error) {
      if (this.#request !== request) return;
      console.error('the listing did not load', error);
      showFailure(this.#listing, url);
      this.#listing.ariaBusy = null;
    } finally {
      clearTimeout(pending);
    }
  }

  /** False once a request is over, after which skeletons would stay and Back would restore them, or the listing has left the page. */
  #isAwaited(request: AbortController): boolean {
    return this.#request === request && this.#listing.isConnected;
  }

  #show(url: string, shown: ShownListing): void {
    this.#url = url;
    this.#request = undefined;
    this.#listing.ariaBusy = null;
    showListing(this.#listing, shown);
    scrollToChosen(this.#listing);
    this.#onShow(this.#listing);
  }
}

const unwrittenKeys = (listing: HTMLElement): readonly string[] =>
  [...listing.querySelectorAll<HTMLInputElement>('[data-unwritten]')].map(({ name }) => name);

async function fetchListing(url: string, signal: AbortSignal): Promise<ShownListing> {
  const response = await fetchOwn(url, { signal, cache: 'no-cache' });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const listing = findListing(page);
  if (!listing) throw new Error('the page has no listing');
  return shownIn(listing);
}
