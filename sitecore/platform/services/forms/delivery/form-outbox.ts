import type { Deliver } from './deliver-due.ts';
import { receiptOf } from './receipt.ts';

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

/** Messages of forms in memory, in place of their delivery: receipts as they are, those to the team without their values. */
export class FormOutbox {
  #messages: readonly HeldFormMessage[] = [];

  readonly deliver: Deliver = ({ kind, submission }) => {
    const { reference, formName: form, email } = submission;
    const receipt = kind === 'receipt' ? { to: email, ...receiptOf(submission) } : { to: '', subject: '', text: '' };
    this.#messages = [{ kind, reference, form, ...receipt }, ...this.#messages].slice(0, MOST);
    return Promise.resolve();
  };

  /** Returns the messages, the latest first. */
  messages(): readonly HeldFormMessage[] {
    return this.#messages;
  }
}
