import type { Deliver } from './deliver-due.ts';
import { messageToVisitor } from './receipt.ts';

/** The most messages that it holds. */
const MOST = 50;

/** A message as this machine shows it: to whom, and what a receipt says. */
export interface HeldFormMessage {
  readonly kind: string;
  readonly reference: string;
  readonly form: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Messages of forms in memory, in place of their delivery: those to visitors as they are, those to the team without their values. */
export class FormOutbox {
  #messages: readonly HeldFormMessage[] = [];

  readonly deliver: Deliver = (message) => {
    const { kind, submission } = message;
    const { reference, formName: form, email } = submission;
    const shown = kind === 'team' ? { to: '', subject: '', text: '' } : { to: email, ...messageToVisitor(message) };
    this.#messages = [{ kind, reference, form, ...shown }, ...this.#messages].slice(0, MOST);
    return Promise.resolve();
  };

  /** Returns the messages, the latest first. */
  messages(): readonly HeldFormMessage[] {
    return this.#messages;
  }
}
