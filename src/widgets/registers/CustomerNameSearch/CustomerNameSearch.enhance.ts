import { NAME_SEARCH_PAUSE_MS } from '#src/config/timings/typing.ts';
import { enhanceListing } from '#src/features/listing/enhance-listing.ts';
import { termError } from './term-error.ts';

/**
 * Searches in place. A term that is empty or too short is not sent: its message takes the place of the results. After each
 * typing the button pauses; Enter searches at once.
 */
export function enhance(root: HTMLElement): void {
  const input = root.querySelector<HTMLInputElement>('input[name=term]');
  const button = root.querySelector<HTMLButtonElement>('button[data-search]');
  if (!input?.form || !button) return;
  // The browser's own messages are for pages without scripts.
  input.form.noValidate = true;
  // Before the listing's own listener.
  root.addEventListener('submit', (event) => checkTerm(event, root, input), { capture: true });
  pauseAfterTyping(input, button);
  enhanceListing(root);
}

function checkTerm(event: SubmitEvent, root: HTMLElement, input: HTMLInputElement): void {
  const error = event.target === input.form ? termError(input.value) : undefined;
  input.ariaInvalid = String(error !== undefined);
  if (!error) return;
  event.preventDefault();
  event.stopPropagation();
  const template = root.querySelector<HTMLTemplateElement>(`template[data-error=${error}]`);
  const message = template && document.importNode(template.content, true);
  root.querySelector('[data-part=message]')?.replaceChildren(...(message ? [message] : []));
  for (const part of root.querySelectorAll('[data-part=summary], [data-part=results]')) part.replaceChildren();
  input.focus();
}

function pauseAfterTyping(input: HTMLInputElement, button: HTMLButtonElement): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(pause);
    button.disabled = false;
  };
  input.addEventListener('input', () => {
    clearTimeout(pause);
    button.disabled = true;
    pause = setTimeout(end, NAME_SEARCH_PAUSE_MS);
  });
  // A browser sends no form by Enter whose button is disabled.
  input.addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Enter' && !isComposing) end();
  });
}
