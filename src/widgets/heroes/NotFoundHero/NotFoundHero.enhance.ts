import { submitTerm } from '#src/features/search/submit-term.ts';

/** Trims the text of the search form, and does not submit an empty one. */
export function enhance(root: HTMLElement): void {
  root.querySelector('form')?.addEventListener('submit', (event) => submitTerm(event));
}
