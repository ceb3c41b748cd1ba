import type { ClipboardEvent } from 'react';

/** Types of inputs that accept pasting (FORM-16). */
const ACCEPTING = ['text', 'email'];

/** Rejects what is pasted into an input of any other type; text areas accept it. */
export function blockPaste(event: ClipboardEvent<HTMLFormElement>): void {
  const { target } = event;
  if (target instanceof HTMLInputElement && !ACCEPTING.includes(target.type)) event.preventDefault();
}
