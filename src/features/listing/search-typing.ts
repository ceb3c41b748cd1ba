/** Texts that a visitor types into the search fields of a listing. */
export interface SearchTyping {
  /** Drops texts whose delay has not passed: another choice comes first. */
  readonly cancel: () => void;
  /** True while a text is submitted because its delay has passed. */
  readonly isSubmitting: () => boolean;
}

/** Submits each text that is typed into a search field once its delay has passed since the last keystroke. */
export function submitTypedText(listing: HTMLElement): SearchTyping {
  const timers = new Map<HTMLInputElement, ReturnType<typeof setTimeout>>();
  let isSubmitting = false;
  const cancel = (): void => {
    for (const [field, timer] of timers) {
      clearTimeout(timer);
      delete field.dataset.typed;
    }
    timers.clear();
    for (const field of listing.querySelectorAll<HTMLElement>('[data-submitted]')) delete field.dataset.typed;
  };
  const submit = (field: HTMLInputElement): void => {
    isSubmitting = true;
    field.form?.requestSubmit();
    isSubmitting = false;
  };
  listing.addEventListener('input', ({ target: field }) => {
    if (!(field instanceof HTMLInputElement)) return;
    const { delay, submitted } = field.dataset;
    if (delay === undefined && submitted === undefined) return;
    field.dataset.typed = '';
    shareTyped(listing, field);
    // Its visitor submits it.
    if (delay === undefined) return;
    clearTimeout(timers.get(field));
    timers.set(
      field,
      setTimeout(() => submit(field), Number(delay)),
    );
  });
  return { cancel, isSubmitting: () => isSubmitting };
}

/** Has the other forms of a listing submit a text that is being typed, and lets it be cleared. */
function shareTyped(listing: HTMLElement, { name, value }: HTMLInputElement): void {
  for (const control of listing.querySelectorAll<HTMLInputElement>('[data-unchanged]'))
    if (control.name === name) control.value = value;
  for (const button of listing.querySelectorAll('[data-clear]')) button.ariaDisabled = 'false';
}
