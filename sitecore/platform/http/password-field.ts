import { html } from 'hono/html';

interface PasswordField {
  readonly label: string;
  /** Sentence that says why the password was refused. */
  readonly error?: string | undefined;
  /** True for a field that has the focus when the page opens; one with an error always has it. */
  readonly isFirst: boolean;
}

/** Renders the password of a sign-in form: label, error and input. It is never filled in again. */
export const passwordField = ({ label, error, isFirst }: PasswordField) =>
  html`<label for="password">${label}</label>
    ${error === undefined ? '' : html`<p id="password-error" role="alert">${error}</p>`}
    <input
      id="password"
      name="password"
      type="password"
      autocomplete="current-password"
      dir="ltr"
      required
      ${isFirst || error !== undefined ? 'autofocus' : ''}
      ${error === undefined ? '' : html`aria-invalid="true" aria-describedby="password-error"`}
    />`;
