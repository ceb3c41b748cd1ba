import Cookies from 'js-cookie';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { fieldNodes, type FormView } from '#sitecore/contracts/form-view.ts';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import type { RuledForm } from '#sitecore/rules/forms/apply-rules.ts';
import type { FormSession } from '#src/services/form-session.ts';
import { sendForm } from '#src/services/forms.ts';
import { submitErrors } from './builder-checks.ts';
import type { BuilderContext } from './builder-context.ts';
import type { BuilderEvent, BuilderState } from './builder-state.ts';
import { initialValues } from './builder-values.ts';
import { errorText } from './error-text.ts';
import { buttonsOf, completeEntries, defaultButton, PROTECTION } from './form-entries.ts';
import type { FormDraft } from './form-draft.ts';
import { errorsIn, readResponse } from './read-response.ts';

/** Cookie with the forgery token, which travels as a field of the form (FORM-18). */
const TOKEN_COOKIE = 'formtoken';

/** Status of a form whose token or earlier steps the server no longer knows. */
const EXPIRED = 409;

interface SubmitOptions {
  readonly state: BuilderState;
  readonly ruled: RuledForm;
  readonly context: BuilderContext;
  readonly dispatch: (event: BuilderEvent) => void;
  readonly draft: FormDraft;
  /** Step that the form begins with. */
  readonly firstStep: FormView;
  readonly session: {
    /** Resolves with the form's session, whose texts may be empty; never rejects. */
    readonly get: () => Promise<FormSession>;
    /** Resolves with the session and another token; never rejects. */
    readonly renew: () => Promise<FormSession>;
  };
  /** Resolves with the captcha's token, after 15 seconds at most; never rejects. */
  readonly pass: () => Promise<{ readonly token: string }>;
}

/** Returns the handler of a form's submits: checks, captcha, request and response, one at a time. */
export function useFormSubmit(options: SubmitOptions) {
  const isRunning = useRef(false);
  const { dispatch } = options;
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && !isRunning.current) dispatch({ type: 'shownAgain' });
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, [dispatch]);
  return (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isRunning.current || options.context.isEdited) return;
    isRunning.current = true;
    const { submitter } = event.nativeEvent;
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : undefined;
    void submit(options, event.currentTarget, pressed).finally(() => {
      isRunning.current = false;
    });
  };
}

async function submit(options: SubmitOptions, element: HTMLFormElement, pressed: string | undefined): Promise<void> {
  const { state, ruled, context, dispatch, draft } = options;
  const { form } = state;
  const button = buttonsOf(form).find(({ navigation }) => navigation.value === pressed) ?? defaultButton(form);
  const goesBack = (button?.step ?? 0) < 0;
  const today = riyadhDay(new Date());
  const found = goesBack ? [] : submitErrors(form, { ruled, files: state.files, today });
  if (found.length > 0) {
    const errors = found.map(
      ({ node, error }) =>
        [node.element.id, errorText(node.element, error, context.phrases, context.language)] as const,
    );
    return void dispatch({ type: 'refused', errors: Object.fromEntries(errors), messages: [] });
  }
  // Read before the fields are off.
  const entries = completeEntries(new FormData(element), form, button, ruled);
  draft.save(form, state.values);
  dispatch({ type: 'phase', phase: 'checking' });
  const [{ token }, session] = await Promise.all([goesBack ? { token: '' } : options.pass(), options.session.get()]);
  if (token !== '') entries.set(PROTECTION.token, token);
  identify(entries, form, session);
  dispatch({ type: 'phase', phase: 'sending' });
  await send(options, entries, element.action, button?.step ?? 0);
}

/** Enters a session and the forgery token of the cookie. */
function identify(entries: FormData, form: FormView, session: FormSession): void {
  if (session.id !== '') entries.set(form.sessionName, session.id);
  if (session.stamp !== '') entries.set(PROTECTION.stamp, session.stamp);
  const forgeryToken = Cookies.get(TOKEN_COOKIE);
  if (forgeryToken === undefined) entries.delete(form.tokenName);
  else entries.set(form.tokenName, forgeryToken);
}

type SendResult = Awaited<ReturnType<typeof sendForm>>;

const hasExpired = (result: SendResult): boolean =>
  !result.ok && result.failure.kind === 'Refused' && result.failure.status === EXPIRED;

/** Sends entries, and once more with a renewed session when theirs has expired. */
async function sendRenewed({ state, session }: SubmitOptions, entries: FormData, action: string): Promise<SendResult> {
  const result = await sendForm(entries, action);
  if (!hasExpired(result)) return result;
  identify(entries, state.form, await session.renew());
  return sendForm(entries, action);
}

async function send(options: SubmitOptions, entries: FormData, action: string, step: number): Promise<void> {
  const { state, dispatch, draft, context, firstStep } = options;
  const { form } = state;
  const result = await sendRenewed(options, entries, action);
  // The server no longer has the earlier steps: they are sent again.
  if (hasExpired(result) && !isSameStep(form, firstStep)) {
    dispatch({ type: 'step', form: firstStep, values: valuesOf(firstStep, draft) });
    return void dispatch({ type: 'refused', errors: {}, messages: [context.phrases.form_expired] });
  }
  if (!result.ok && result.failure.kind === 'NotSent') return void dispatch({ type: 'phase', phase: 'notSent' });
  if (!result.ok) {
    const refusal = result.failure.kind === 'Refused' ? result.failure.response : undefined;
    const { errors, messages } = refusal ? errorsIn(refusal, form) : { errors: {}, messages: [] };
    const isNamed = messages.length > 0 || Object.keys(errors).length > 0;
    return void dispatch({ type: 'refused', errors, messages: isNamed ? messages : [context.phrases.form_refused] });
  }
  const answer = readResponse(result.value, form, step, location.href);
  switch (answer.kind) {
    case 'refused': {
      const isNamed = answer.messages.length > 0 || Object.keys(answer.errors).length > 0;
      return void dispatch({
        type: 'refused',
        ...answer,
        ...(!isNamed && { messages: [context.phrases.form_refused] }),
      });
    }
    case 'redirect':
      draft.clear();
      return void openPage(answer.url);
    case 'step':
      return void dispatch({ type: 'step', form: answer.form, values: valuesOf(answer.form, draft) });
    case 'sent':
      draft.clear();
      return void dispatch({ type: 'phase', phase: 'sent' });
  }
}

/** Opens a page of the site in the whole window: the form may stand in a frame of another page of it. */
function openPage(url: string): void {
  const { href } = new URL(url, location.href);
  try {
    (window.top ?? window).location.assign(href);
  } catch {
    // The page around the frame is of another site.
    location.assign(href);
  }
}

const isSameStep = (one: FormView, other: FormView): boolean =>
  one.ids.every(({ value }, position) => value === other.ids[position]?.value);

/** Returns the values of a step: what the server sends, and for empty fields what the browser has stored. */
function valuesOf(form: FormView, draft: FormDraft) {
  const sent = initialValues(form);
  const stored = draft.read(form);
  return Object.fromEntries(
    fieldNodes(form).map(({ element: { id } }) => {
      const values = sent[id] ?? [];
      return [id, values.some((value) => value !== '' && value !== 'false') ? values : (stored[id] ?? values)];
    }),
  );
}
