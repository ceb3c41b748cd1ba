import { type SubmitEvent, useState } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { emptyFields, loadStatus, readStatusRequest, type StatusResult } from '#src/services/request-status.ts';
import type { RequestStatusData } from './request-status-data.ts';

type State = { readonly kind: 'idle' | 'pending' } | StatusResult;

interface RequestStatusOptions {
  readonly id: string;
  readonly language: Language;
  /** Entries and result of a browser without scripts. */
  readonly sent: RequestStatusData | null;
}

/** Returns the status of a request, the inputs that are empty, and the handler of the form that looks it up. */
export function useRequestStatus({ id, language, sent }: RequestStatusOptions) {
  const [state, setState] = useState<State>(sent?.result ?? { kind: 'idle' });
  const [empty, setEmpty] = useState(sent ? emptyFields(sent.request) : []);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (state.kind === 'pending') return;
    const request = readStatusRequest(new FormData(event.currentTarget));
    const missing = emptyFields(request);
    setEmpty(missing);
    const [first] = missing;
    if (first) return void document.getElementById(`${id}-${first}`)?.focus();
    setState({ kind: 'pending' });
    void loadStatus(request, { language }).then(setState);
  };
  return { state, empty, submit };
}
