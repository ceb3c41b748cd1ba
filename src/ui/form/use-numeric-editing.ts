import {
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  difference,
  applyDeletion,
  applyInput,
  type NumericKind,
  type InputState,
  applyPaste,
  spliceText,
  applyStep,
} from './numeric-edit.ts';
import type { Edited } from './use-refusal.ts';

const stateOf = ({ value, selectionStart, selectionEnd }: HTMLInputElement): InputState => ({
  text: value,
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
});

type Cancelable = Pick<Event, 'preventDefault'>;
type InputInfo = Pick<InputEvent, 'inputType' | 'isComposing'>;

const NO_INPUT_INFO: InputInfo = { inputType: '', isComposing: false };
const COMPOSED: InputInfo = { inputType: 'insertCompositionText', isComposing: false };

interface Editing {
  readonly kind: NumericKind;
  readonly onEdit: Edited;
}

/**
 * Returns the props that make an input accept numbers only. An edit whose result is the same as the browser's is left to
 * the browser, so that caret and undo work natively; any other result is written here, with the caret set. `onEdit` hears of each.
 */
export function useNumericEditing(value: string, onChange: (text: string) => void, { kind, onEdit }: Editing) {
  const ref = useRef<HTMLInputElement>(null);
  /** Text that an accepted edit will produce; its input event is then not checked again. */
  const expectedText = useRef<string | undefined>(undefined);
  /** Earlier texts of the input. An undo across a text written here can produce a text that was never valid. */
  const earlier = useRef(new Set<string>());
  /** Text during a composition of an input method; it becomes the value only when the composition ends. */
  const [draft, setDraft] = useState<string | undefined>(undefined);

  const write = (input: HTMLInputElement, { text, start, end }: InputState) => {
    input.value = text;
    input.setSelectionRange(start, end);
    setDraft(undefined);
    onChange(text);
  };

  /** Handles an edit before it happens: accepts it, replaces it by its valid part, or rejects it. */
  const insert = (event: Cancelable, input: HTMLInputElement, data: string, applyData: typeof applyInput) => {
    const before = stateOf(input);
    const after = applyData(before, data, kind);
    expectedText.current = after?.text;
    onEdit(before, data, after);
    if (after?.text === spliceText(before, data).text) return;
    event.preventDefault();
    if (after) write(input, after);
  };

  useBeforeInput(ref, (event) => {
    const data = event.data ?? event.dataTransfer?.getData('text/plain');
    if (!event.cancelable || !data || !ref.current) return;
    insert(event, ref.current, data, event.inputType === 'insertText' ? applyInput : applyPaste);
  });

  /** Handles an edit after it happened without a cancelable event: by input methods, autofill or scripts. */
  const reconcile = (input: HTMLInputElement, { inputType, isComposing }: InputInfo) => {
    const after = input.value;
    const before = { before: value, after, earlier: earlier.current.add(value) };
    const { at, data, next } = reconcileText(before, inputType, kind);
    if (after !== expectedText.current && !isComposing) onEdit(at, data, next);
    if (after === expectedText.current || next?.text === after) {
      setDraft(undefined);
      if (after !== value) onChange(after);
    } else if (isComposing) setDraft(after);
    else write(input, next ?? { ...at, end: at.start });
  };

  return {
    ref,
    value: draft ?? value,
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      reconcile(currentTarget, nativeEvent instanceof InputEvent ? nativeEvent : NO_INPUT_INFO),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => reconcile(currentTarget, COMPOSED),
    onPaste: (event: ClipboardEvent<HTMLInputElement>) =>
      insert(event, event.currentTarget, event.clipboardData.getData('text/plain'), applyPaste),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => step(event, write),
  };
}

/** Writes the number that an arrow key steps to. */
function step(
  event: KeyboardEvent<HTMLInputElement>,
  write: (input: HTMLInputElement, next: InputState) => void,
): void {
  const by = stepOf(event);
  if (by === undefined) return;
  event.preventDefault();
  const next = applyStep(event.currentTarget.value, by);
  if (next) write(event.currentTarget, next);
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** Returns the step of an arrow key; undefined for other keys and with a modifier. */
const stepOf = ({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): 1 | -1 | undefined =>
  shiftKey || altKey || ctrlKey || metaKey ? undefined : STEPS[key];

/** Listens for the browser's `beforeinput`; React's event of that name is synthesised from key presses. */
function useBeforeInput(ref: RefObject<HTMLInputElement | null>, onBeforeInput: (event: InputEvent) => void): void {
  const handleBeforeInput = useEffectEvent(onBeforeInput);
  useEffect(() => {
    const input = ref.current;
    const listen = (event: InputEvent) => handleBeforeInput(event);
    input?.addEventListener('beforeinput', listen);
    return () => input?.removeEventListener('beforeinput', listen);
  }, [ref]);
}

interface TextChange {
  readonly before: string;
  readonly after: string;
  readonly earlier: ReadonlySet<string>;
}

/** Returns the state that follows an edit that already happened, by its input type; `next` is undefined when it is rejected. */
function reconcileText({ before, after, earlier }: TextChange, inputType: string, kind: NumericKind) {
  const whole = { text: before, start: 0, end: before.length };
  const accepted = spliceText(whole, after);
  // Set by autofill or a script, without an input type: the whole text is new.
  if (!inputType) return { at: whole, data: after, next: after === '' ? accepted : applyPaste(whole, after, kind) };
  const { at, data } = difference(before, after);
  if (inputType.startsWith('history')) return { at, data, next: earlier.has(after) ? accepted : undefined };
  return { at, data, next: data === '' ? applyDeletion(at) : applyInput(at, data, kind) };
}
