import { useRef } from 'react';
import type { FormView } from '#sitecore/contracts/form-view.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { type FormSession, requestFormSession } from '#src/services/form-session.ts';

/**
 * Returns the session of a form, which is requested when the form is touched, and again after a failure; or the one that is known.
 * `renew` requests another token and stamp for it: its id stays, under which the server has the earlier steps.
 */
export function useFormSession({ itemId, prefix, contextItemId }: FormView, language: Language, known = '') {
  const requested = useRef<Promise<FormSession> | undefined>(
    known === '' ? undefined : Promise.resolve({ id: known, stamp: '' }),
  );
  const request = async (id = ''): Promise<FormSession> => {
    const session = await requestFormSession({ itemId, prefix, contextItemId, language });
    if (session.id === '' && id === '') requested.current = undefined;
    return { ...session, id: id || session.id };
  };
  const get = (): Promise<FormSession> => {
    requested.current ??= request();
    return requested.current;
  };
  const renew = (): Promise<FormSession> => {
    const before = requested.current;
    requested.current = Promise.resolve(before).then((session) => request(session?.id));
    return requested.current;
  };
  return { get, renew, touch: () => void get() };
}
