import type { FormView } from '#sitecore/contracts/form-view.ts';
import type { FormValues } from '#sitecore/rules/forms/form-model.ts';
import type { ErrorsById, Phase } from './builder-state.ts';

/** A form as it comes back to a browser without scripts. */
export interface ReturnedForm {
  /** The step to show; undefined for the one that was sent. */
  readonly form: FormView | undefined;
  readonly values: FormValues;
  readonly errors: ErrorsById;
  readonly messages: readonly string[];
  /** True when the server names no reason. */
  readonly isRefused: boolean;
  readonly phase: Phase;
  /** The session of the visitor, whose earlier steps the server has; empty without one. */
  readonly session: string;
}

/** Data of a form besides its fields. */
export interface FormServerData {
  /** Signed time of the page, for a form without scripts; empty when the services have none. */
  readonly stamp: string;
  /** Site key of reCAPTCHA; empty for the embedded captcha. */
  readonly siteKey: string;
  readonly returned: ReturnedForm | undefined;
}
