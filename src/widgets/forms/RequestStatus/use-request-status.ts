import { type SubmitEvent, useState } from 'react';
import type { ResponseOf } from '#sitecore/contracts/call.ts';
import { formStatus } from '#sitecore/contracts/forms.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { callService } from '#src/services/call-service.ts';

export type FoundRequest = NonNullable<ResponseOf<typeof formStatus>['submission']>;

type State =
  { readonly kind: 'idle' | 'pending' | 'none' | 'failed' } | { readonly kind: 'found'; readonly found: FoundRequest };

/** Names of the inputs. */
export const STATUS_FIELDS = ['reference', 'contact'] as const;
type Name = (typeof STATUS_FIELDS)[number];

/** Returns the status of a request, the inputs that are empty, and the handler of the form that asks for it. */
export function useRequestStatus(id: string, language: Language) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [empty, setEmpty] = useState<readonly Name[]>([]);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (state.kind === 'pending') return;
    const request = readRequest(event.currentTarget);
    const missing = STATUS_FIELDS.filter((name) => request[name] === '');
    setEmpty(missing);
    const [first] = missing;
    if (first) return void document.getElementById(`${id}-${first}`)?.focus();
    setState({ kind: 'pending' });
    void callService(formStatus, request, { language }).then((result) => {
      const found = result.ok ? result.value.submission : undefined;
      if (found) setState({ kind: 'found', found });
      else setState({ kind: found === null ? 'none' : 'failed' });
    });
  };
  return { state, empty, submit };
}

function readRequest(form: HTMLFormElement): Readonly<Record<Name, string>> {
  const entries = new FormData(form);
  const textOf = (name: Name): string => {
    const entry = entries.get(name);
    return typeof entry === 'string' ? entry.trim() : '';
  };
  return { reference: textOf('reference'), contact: textOf('contact') };
}
