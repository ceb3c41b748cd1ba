import { type SyntheticEvent, useRef, useState } from 'react';
import type { DocumentResponse } from '#sitecore/contracts/documents.ts';
import { useCaptcha } from '#src/features/captcha/use-captcha.tsx';
import {
  type DocumentErrors,
  documentErrors,
  type DocumentValues,
  isValid,
} from '#src/features/documents/document-fields.ts';
import { requestDocument } from '#src/services/documents.ts';
import { failureLine } from '#src/services/failure-line.ts';
import type { DocumentCheckProps } from './DocumentCheck.widget.ts';

const NO_ERRORS: DocumentErrors = { nationalId: undefined, referenceNo: undefined };

/** The last response with the numbers that it is of: those in the fields may be others by now. */
export interface CheckedDocument {
  readonly values: DocumentValues;
  readonly response: DocumentResponse;
}

/** Returns the state of the check: values, their errors from the first submit on, the last response, and if the last check has failed. */
export function useDocumentCheck({ data, page }: Pick<DocumentCheckProps, 'data' | 'page'>) {
  const [values, setValues] = useState(data.values);
  const [isSubmitted, setSubmitted] = useState(data.isSubmitted);
  const [checked, setChecked] = useState<CheckedDocument | undefined>(
    data.response && { values: data.values, response: data.response },
  );
  const [hasFailed, setFailed] = useState(
    data.isSubmitted && data.response === undefined && isValid(documentErrors(data.values)),
  );
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(0);
  const captcha = useCaptcha({ siteKey: data.siteKey, action: 'document', host: page.servicesHost });
  const errors = isSubmitted ? documentErrors(values) : NO_ERRORS;

  const check = async (): Promise<void> => {
    latest.current += 1;
    const own = latest.current;
    setBusy(true);
    setFailed(false);
    const { token } = await captcha.pass();
    const input = { nationalId: values.nationalId, referenceNumber: values.referenceNo, captchaToken: token };
    const result = await requestDocument(input, { host: page.servicesHost, language: page.language });
    if (own !== latest.current) return;
    setBusy(false);
    setFailed(!result.ok);
    if (result.ok) setChecked({ values, response: result.value });
    else console.error(`DocumentCheck: ${failureLine(result.failure)}`);
  };

  return {
    ...{ values, errors, checked, hasFailed, isBusy },
    captcha: captcha.element,
    touch: captcha.touch,
    change: (changed: Partial<DocumentValues>) => setValues((now) => ({ ...now, ...changed })),
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      setSubmitted(true);
      const wrong = documentErrors(values);
      if (isValid(wrong)) return void (isBusy || check());
      focusField(event.currentTarget, wrong.nationalId ? 0 : 1);
    },
  };
}

/** Focuses a field of the form, so that its error is read. */
const focusField = (form: HTMLFormElement, position: number): void =>
  [...form.querySelectorAll<HTMLInputElement>('input[data-field]')][position]?.focus();
