import { useEffect, useMemo } from 'react';
import type { FormView } from '#sitecore/contracts/form-view.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import { useCaptcha } from '#src/features/captcha/use-captcha.tsx';
import { BuilderForm } from './BuilderForm.tsx';
import { type BuilderState, firstState } from './builder-state.ts';
import { initialValues } from './builder-values.ts';
import { formDraft } from './form-draft.ts';
import type { FormServerData, ReturnedForm } from './form-server-data.ts';
import { Sent } from './FormNotices.tsx';
import type { BuilderPhrases } from './phrases.ts';
import { useFormSession } from './use-form-session.ts';
import { useBuilderForm } from './use-builder-form.ts';
import { useFormSubmit } from './use-form-submit.ts';

interface LiveFormProps {
  readonly id: string;
  readonly view: FormView;
  readonly page: Pick<PageFacts, 'path' | 'language' | 'servicesHost'>;
  readonly phrases: BuilderPhrases;
  /** The option that a list of interests starts with. */
  readonly interest: string | undefined;
  readonly data: FormServerData;
}

/** Renders a form that visitors fill in and send. */
export function LiveForm({ id, view, page, phrases, interest, data }: LiveFormProps) {
  const first = useMemo(
    () => stateOf(view, { interest, returned: data.returned, refused: phrases.form_refused }),
    [view, interest, data.returned, phrases.form_refused],
  );
  const { state, dispatch, ruled, context } = useBuilderForm({ id, first, language: page.language, phrases });
  const draft = useMemo(() => formDraft(view, storage(), interest), [view, interest]);
  const session = useFormSession(view, page.language, data.returned?.session);
  const captcha = useCaptcha({ siteKey: data.siteKey, action: 'form', host: page.servicesHost });
  const submit = useFormSubmit({
    ...{ state, ruled, context, dispatch, draft, session },
    firstStep: view,
    pass: captcha.pass,
  });
  const { values, form, turn, phase } = state;
  useEffect(() => {
    const stored = draft.read(first.form);
    if (first.turn === 0 && Object.keys(stored).length > 0) dispatch({ type: 'changed', values: stored });
  }, [dispatch, draft, first]);
  useEffect(() => {
    if (values !== first.values) draft.save(form, values);
  }, [draft, first, form, values]);
  useEffect(() => {
    if (turn > 0) document.getElementById(id)?.focus();
  }, [id, turn]);
  if (phase === 'sent') return <Sent form={context} />;
  const touch = () => {
    captcha.touch();
    session.touch();
  };
  return (
    <BuilderForm
      key={turn}
      form={context}
      state={state}
      path={page.path}
      stamp={data.stamp}
      session={data.returned?.session ?? ''}
      onTouch={touch}
      onSubmit={submit}
    >
      {captcha.element}
    </BuilderForm>
  );
}

/** Returns the state in which a form is shown first: as it comes, or as it comes back to a browser without scripts. */
function stateOf(
  view: FormView,
  {
    interest = '',
    returned,
    refused,
  }: { interest: string | undefined; returned: ReturnedForm | undefined; refused: string },
): BuilderState {
  if (!returned) return firstState(view, initialValues(view, interest));
  const { form = view, values, errors, messages, phase } = returned;
  const state = firstState(form, { ...initialValues(form), ...values });
  return { ...state, errors, messages: returned.isRefused ? [refused] : messages, phase };
}

/** Returns the storage of the window; undefined on the server and where a visitor forbids it. */
function storage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.sessionStorage;
  } catch {
    return undefined;
  }
}
