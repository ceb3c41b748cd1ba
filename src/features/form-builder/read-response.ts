import type { BuilderResponse } from '#sitecore/contracts/form-builder.ts';
import { fieldNodes, type FormView, readFormView } from '#sitecore/contracts/form-view.ts';
import type { ErrorsById } from './builder-state.ts';

/** Consequence of the response to a submit. */
export type Answer =
  | { readonly kind: 'refused'; readonly errors: ErrorsById; readonly messages: readonly string[] }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'step'; readonly form: FormView }
  | { readonly kind: 'sent' };

/**
 * Reads the response to a submit of a form at `base`. Messages of fields that the page does not show are those of the form;
 * a redirect to anything but a page counts as none.
 */
export function readResponse(response: BuilderResponse, form: FormView, step: number, base: string): Answer {
  const { success, redirectUrl, nextForm } = response;
  if (!success) return { kind: 'refused', ...errorsIn(response, form) };
  if (redirectUrl !== '' && isPage(redirectUrl, base)) return { kind: 'redirect', url: redirectUrl };
  // After its last step a server sends a fresh first one.
  if (nextForm && step !== 0) return { kind: 'step', form: readFormView(nextForm) };
  return { kind: 'sent' };
}

/** Returns the messages by the id of their field, and those of the form. */
export function errorsIn({ errors, validationErrors }: BuilderResponse, form: Pick<FormView, 'nodes'>) {
  const shown = new Map(fieldNodes(form).map(({ name, element }) => [name, element.id]));
  const byField = Object.entries(validationErrors).filter(([, [first]]) => first !== undefined);
  const idOf = (name: string) => shown.get(name);
  return {
    errors: Object.fromEntries(
      byField.flatMap(([name, messages]) => {
        const id = idOf(name);
        return id === undefined ? [] : [[id, messages[0] ?? ''] as const];
      }),
    ),
    messages: [...errors, ...byField.flatMap(([name, messages]) => (idOf(name) === undefined ? messages : []))],
  };
}

const isPage = (url: string, base: string): boolean =>
  URL.canParse(url, base) && /^https?:$/.test(new URL(url, base).protocol);
