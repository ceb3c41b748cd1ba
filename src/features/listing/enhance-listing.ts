import { LISTING_PENDING_MS } from '#src/config/timings.ts';
import { fetchOwn } from '#src/services/fetch-own.ts';
import { addMissing, followedLink, submittedValues, withValues } from './browser-url.ts';
import {
  findListing,
  pressChosen,
  resultsOf,
  type ShownListing,
  showFailure,
  showListing,
  shownIn,
  showPending,
} from './listing-parts.ts';

/** Called with a listing when it shows other items, to enhance them. */
type OnShow = (listing: HTMLElement) => void;

/** Addresses whose content is kept, so that Back shows it at once and unchanged. */
const MAX_CACHED = 20;

/**
 * Lets a listing show its other addresses in place: the page at the new URL is requested, and the parts that the server rendered
 * there replace those shown. Missing values are written into the URL, each choice is a history entry, a response that is
 * overtaken by another choice is dropped, and a failure shows the listing's message with a link to the same address.
 */
export function enhanceListing(root: HTMLElement, onShow: OnShow = () => undefined): void {
  const listing = findListing(root);
  if (!listing) return;
  const browser = new ListingBrowser(listing, onShow);
  listing.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.dataset.filter === undefined) return;
    event.preventDefault();
    browser.choose(submittedValues(form, submitter));
  });
  listing.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) target.form?.requestSubmit();
  });
  listing.addEventListener('click', (event) => {
    const link = followedLink(event);
    if (!link) return;
    event.preventDefault();
    browser.choose(new URL(link.href).searchParams);
    // The link is replaced with its part: reading goes on where the items begin.
    resultsOf(listing)?.focus({ preventScroll: true });
    listing.scrollIntoView();
  });
  addEventListener('popstate', () => {
    if (listing.isConnected) browser.restore();
  });
}

class ListingBrowser {
  readonly #listing: HTMLElement;
  readonly #onShow: OnShow;
  readonly #keys: readonly string[];
  readonly #cached = new Map<string, ShownListing>();
  /** The URL of what is shown or requested. */
  #url: string;
  /** The request under way. */
  #request: AbortController | undefined;

  constructor(listing: HTMLElement, onShow: OnShow) {
    this.#listing = listing;
    this.#onShow = onShow;
    const values = new URLSearchParams(listing.dataset.listing);
    this.#keys = [...values.keys()];
    this.#url = addMissing(location.href, values);
    history.replaceState(history.state, '', this.#url);
  }

  /** Shows the address with these values, as a new entry of the history unless it is the present one. */
  choose(values: URLSearchParams): void {
    const url = withValues(location.href, this.#keys, values);
    this.#leave();
    if (url !== this.#url) history.pushState(null, '', url);
    pressChosen(this.#listing, values);
    void this.#load(url);
  }

  /** Shows the address that the history has come to. */
  restore(): void {
    const url = location.href;
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
    const pending = setTimeout(() => showPending(this.#listing), LISTING_PENDING_MS);
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

  #show(url: string, shown: ShownListing): void {
    this.#url = url;
    this.#request = undefined;
    this.#listing.ariaBusy = null;
    showListing(this.#listing, shown);
    this.#onShow(this.#listing);
  }
}

async function fetchListing(url: string, signal: AbortSignal): Promise<ShownListing> {
  const response = await fetchOwn(url, { signal });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const listing = findListing(page);
  if (!listing) throw new Error('the page has no listing');
  return shownIn(listing);
}
