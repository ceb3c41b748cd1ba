import type { FormView } from '#sitecore/contracts/form-view.ts';
import type { FormValues } from '#sitecore/rules/forms/form-model.ts';
import type { FilesById } from './builder-checks.ts';

/** Texts of errors by the id of their field. */
export type ErrorsById = Readonly<Record<string, string>>;

/** Phase of a submit: before one, at the captcha, on its way, without a response, or accepted for good. */
export type Phase = 'filling' | 'checking' | 'sending' | 'notSent' | 'sent';

export interface BuilderState {
  /** The step that is shown. */
  readonly form: FormView;
  readonly values: FormValues;
  readonly files: FilesById;
  readonly errors: ErrorsById;
  /** Errors of the form as a whole, as the server says them. */
  readonly messages: readonly string[];
  /** Number of submits that ended in errors; the summary takes the focus each time it changes. */
  readonly attempt: number;
  readonly phase: Phase;
  /** Number of steps since the form was shown first. */
  readonly turn: number;
}

export type BuilderEvent =
  | { readonly type: 'changed'; readonly values: FormValues }
  | { readonly type: 'filesChosen'; readonly id: string; readonly files: FilesById[string] }
  | { readonly type: 'checked'; readonly id: string; readonly error: string | undefined }
  | { readonly type: 'refused'; readonly errors: ErrorsById; readonly messages: readonly string[] }
  | { readonly type: 'phase'; readonly phase: Phase }
  /** The browser shows the page from its cache: what was on its way has ended with another page. */
  | { readonly type: 'shownAgain' }
  | { readonly type: 'step'; readonly form: FormView; readonly values: FormValues };

/** Returns the state after an event. */
export function nextState(state: BuilderState, event: BuilderEvent): BuilderState {
  switch (event.type) {
    case 'changed':
      return { ...state, values: { ...state.values, ...event.values } };
    case 'filesChosen':
      return { ...state, files: { ...state.files, [event.id]: event.files } };
    case 'checked':
      return { ...state, errors: withError(state.errors, event.id, event.error) };
    case 'refused': {
      const { errors, messages } = event;
      return { ...state, errors, messages, attempt: state.attempt + 1, phase: 'filling' };
    }
    case 'phase':
      // A submit takes the errors of the one before it along.
      return event.phase === 'checking'
        ? { ...state, errors: {}, messages: [], phase: event.phase }
        : { ...state, phase: event.phase };
    case 'shownAgain':
      return state.phase === 'checking' || state.phase === 'sending' ? { ...state, phase: 'filling' } : state;
    case 'step': {
      const { form, values } = event;
      return { ...firstState(form, values), turn: state.turn + 1 };
    }
  }
}

/** Returns the state of a step before anything happened. */
export const firstState = (form: FormView, values: FormValues): BuilderState => ({
  form,
  values,
  files: {},
  errors: {},
  messages: [],
  attempt: 0,
  phase: 'filling',
  turn: 0,
});

function withError(errors: ErrorsById, id: string, error: string | undefined): ErrorsById {
  if (error !== undefined) return { ...errors, [id]: error };
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field !== id));
}
