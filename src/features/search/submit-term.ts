/** Name of the field with the text that is searched. */
export const TERM_FIELD = 'q';

/** Name of the field with the kind of pages that are searched. */
export const KIND_FIELD = 'kind';

interface FormEvent {
  readonly currentTarget: EventTarget | null;
  readonly preventDefault: () => void;
}

/** Submits the trimmed text of a search form, to `onSearch` if given; an empty one focuses the field instead. */
export function submitTerm(event: FormEvent, onSearch?: (term: string) => void): void {
  const { currentTarget: form } = event;
  const input = form instanceof HTMLFormElement ? form.elements.namedItem(TERM_FIELD) : null;
  if (!(input instanceof HTMLInputElement)) return;
  const term = input.value.trim();
  if (term === '' || onSearch) event.preventDefault();
  if (term === '') input.focus();
  else if (onSearch) onSearch(term);
  else input.value = term;
}
