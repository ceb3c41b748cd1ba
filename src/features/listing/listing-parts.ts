/** Content of a listing at an address. */
export interface ShownListing {
  /** Every value of its address, as a query. */
  readonly values: string;
  /** Content of its parts by name. */
  readonly parts: ReadonlyMap<string, readonly Node[]>;
}

/** Returns the listing of a document or an element. */
export const findListing = (root: ParentNode): HTMLElement | null => root.querySelector<HTMLElement>('[data-listing]');

const partsIn = (listing: HTMLElement): readonly HTMLElement[] => [
  ...listing.querySelectorAll<HTMLElement>('[data-part]'),
];

/** Returns what a listing shows; its nodes stay where they are. */
export const shownIn = (listing: HTMLElement): ShownListing => ({
  values: listing.dataset.listing ?? '',
  parts: new Map(partsIn(listing).map((part) => [part.dataset.part ?? '', [...part.childNodes]])),
});

/**
 * Shows other content in a listing: its parts are replaced, one marked `data-once` only while it is empty. Its filters keep their
 * elements and with them the focus; in a part that is replaced the same button gets it.
 */
export function showListing(listing: HTMLElement, { values, parts }: ShownListing): void {
  const focused = document.activeElement;
  listing.dataset.listing = values;
  for (const part of partsIn(listing))
    if (part.dataset.once === undefined || !part.hasChildNodes())
      part.replaceChildren(...(parts.get(part.dataset.part ?? '') ?? []));
  pressChosen(listing, new URLSearchParams(values));
  if (focused instanceof HTMLButtonElement && !focused.isConnected)
    [...listing.querySelectorAll<HTMLButtonElement>(`button[name="${focused.name}"]`)]
      .find(({ value }) => value === focused.value)
      ?.focus({ preventScroll: true });
}

/** Shows in every filter which value is chosen, and has each submit those of the others; a text that is being typed stays. */
export function pressChosen(listing: HTMLElement, values: URLSearchParams): void {
  for (const button of listing.querySelectorAll<HTMLButtonElement>('button[name]'))
    button.ariaPressed = `${button.value === values.get(button.name)}`;
  for (const control of listing.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
    'select[name], [data-unchanged], :is([data-delay], [data-submitted]):not([data-typed])',
  )) {
    const value = values.get(control.name) ?? control.value;
    // Writing the same text would move the cursor.
    if (control.value !== value) control.value = value;
  }
  for (const button of listing.querySelectorAll<HTMLButtonElement>('[data-clear]'))
    button.ariaDisabled = `${button.form !== null && isShown(new FormData(button.form), values)}`;
}

/** Scrolls each row of choices to the chosen one, unless all of it is in sight. */
export function scrollToChosen(listing: HTMLElement): void {
  for (const button of listing.querySelectorAll('[role=group] > [aria-pressed=true]')) {
    const row = button.parentElement;
    // Reading positions costs a layout; a row begins with its first choice.
    if (!row || row.firstElementChild === button) continue;
    const [outer, inner] = [row.getBoundingClientRect(), button.getBoundingClientRect()];
    if (inner.left >= outer.left && inner.right <= outer.right) continue;
    row.scrollBy({ left: (inner.left + inner.right - outer.left - outer.right) / 2, behavior: 'instant' });
  }
}

const isShown = (form: FormData, values: URLSearchParams): boolean =>
  [...form].every(([key, value]) => values.get(key) === value);

/** Returns the part of a listing with its items, where the focus goes when they are replaced by others. */
export const resultsOf = (listing: HTMLElement): HTMLElement | null => listing.querySelector('[data-part=results]');

/** Shows the skeletons of the items that are loading. */
export function showPending(listing: HTMLElement): void {
  const template = listing.querySelector<HTMLTemplateElement>('template[data-pending]');
  const list = cloneOf(template);
  const card = list?.firstElementChild;
  if (!list) return;
  for (let count = 1; card && count < Number(template?.dataset.pending); count += 1) list.append(card.cloneNode(true));
  resultsOf(listing)?.replaceChildren(list);
}

/** Shows the message of a list that did not load, with a link to the same address. */
export function showFailure(listing: HTMLElement, url: string): void {
  const message = cloneOf(listing.querySelector<HTMLTemplateElement>('template[data-failed]'));
  if (!message) return;
  for (const link of message.querySelectorAll('a')) link.href = url;
  resultsOf(listing)?.replaceChildren(message);
  // The number of items is of another choice.
  listing.querySelector('[data-part=total]')?.replaceChildren();
}

const cloneOf = (template: HTMLTemplateElement | null): Element | undefined => {
  const [element] = template ? document.importNode(template.content, true).children : [];
  return element;
};
