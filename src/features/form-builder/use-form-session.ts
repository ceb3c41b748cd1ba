import { useRef } from 'react';
import type { FormView } from '#sitecore/contracts/form-view.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { type FormSession, requestFormSession } from '#src/services/form-session.ts';

/** Returns the session of a form, which is requested when the form is touched, and again after a failure; or the one that is known. */
export function useFormSession({ itemId, prefix, contextItemId }: FormView, language: Language, known = '') {
  const requested = useRef<Promise<FormSession> | undefined>(
    known === '' ? undefined : Promise.resolve({ id: known, stamp: '' }),
  );
  const get = (): Promise<FormSession> => {
    requested.current ??= requestFormSession({ itemId, prefix, contextItemId, language }).then((session) => {
      if (session.id === '') requested.current = undefined;
      return session;
    });
    return requested.current;
  };
  return { get, touch: () => void get() };
}
