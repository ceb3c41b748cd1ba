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
  applyInput,
  type NumericKind,
  type InputState,
  applyPaste,
  spliceText,
  applyStep,
} from './numeric-edit.ts';

const stateOf = ({ value, selectionStart, selectionEnd }: HTMLInputElement): InputState => ({
  text: value,
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
});

type InputInfo = Pick<InputEvent, 'inputType' | 'isComposing'>;

const NO_INPUT_INFO: InputInfo = { inputType: '', isComposing: false };
const COMPOSED: InputInfo = { inputType: 'insertCompositionText', isComposing: false };

/**
 * The props that make an input take numbers alone. What the browser would do by itself anyway is left to it, so that
 * caret and undo are the browser's; only what must come out otherwise is written here, with the caret where it belongs.
 */
export function useNumericEditing(value: string, onChange: (text: string) => void, kind: NumericKind) {
  const ref = useRef<HTMLInputElement>(null);
  /** What an entry that was let through will make of the input: its own event is then not judged again. */
  const awaited = useRef<string | undefined>(undefined);
  /** What stood there before. A browser that takes back an entry across a text written here makes a text of its own. */
  const known = useRef(new Set<string>());
  /** What stands there while an input method composes; it is no value before it is done. */
  const [draft, setDraft] = useState<string | undefined>(undefined);

  const write = (input: HTMLInputElement, { text, start, end }: InputState) => {
    input.value = text;
    input.setSelectionRange(start, end);
    setDraft(undefined);
    onChange(text);
  };

  /** Before something goes in: lets it, puts in what is right of it, or refuses it. */
  const enter = (
    event: Pick<Event, 'preventDefault'>,
    input: HTMLInputElement,
    data: string,
    how: typeof applyInput,
  ) => {
    const before = stateOf(input);
    const after = how(before, data, kind);
    awaited.current = after?.text;
    if (after?.text === spliceText(before, data).text) return;
    event.preventDefault();
    if (after) write(input, after);
  };

  useBeforeInput(ref, (event) => {
    const data = event.data ?? event.dataTransfer?.getData('text/plain');
    if (!event.cancelable || !data || !ref.current) return;
    enter(event, ref.current, data, event.inputType === 'insertText' ? applyInput : applyPaste);
  });

  /** After something went in that nobody was asked about: input methods, a browser's filling, scripts. */
  const settle = (input: HTMLInputElement, { inputType, isComposing }: InputInfo) => {
    const after = input.value;
    const { at, next } = reconcileText({ before: value, after, known: known.current.add(value) }, inputType, kind);
    if (after === awaited.current || next?.text === after) {
      setDraft(undefined);
      if (after !== value) onChange(after);
    } else if (isComposing) setDraft(after);
    else write(input, next ?? { ...at, end: at.start });
  };

  return {
    ref,
    value: draft ?? value,
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      settle(currentTarget, nativeEvent instanceof InputEvent ? nativeEvent : NO_INPUT_INFO),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => settle(currentTarget, COMPOSED),
    onPaste: (event: ClipboardEvent<HTMLInputElement>) =>
      enter(event, event.currentTarget, event.clipboardData.getData('text/plain'), applyPaste),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const by = stepOf(event);
      if (by === undefined) return;
      event.preventDefault();
      const next = applyStep(event.currentTarget.value, by);
      if (next) write(event.currentTarget, next);
    },
  };
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** By how much a key steps; with another key held it is none of ours. */
const stepOf = ({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): 1 | -1 | undefined =>
  shiftKey || altKey || ctrlKey || metaKey ? undefined : STEPS[key];

/** Listens for the browser's `beforeinput`; React's event of that name is another one, made of key presses. */
function useBeforeInput(ref: RefObject<HTMLInputElement | null>, onBeforeInput: (event: InputEvent) => void): void {
  const heard = useEffectEvent(onBeforeInput);
  useEffect(() => {
    const input = ref.current;
    const listen = (event: InputEvent) => heard(event);
    input?.addEventListener('beforeinput', listen);
    return () => input?.removeEventListener('beforeinput', listen);
  }, [ref]);
}

interface TextChange {
  readonly before: string;
  readonly after: string;
  readonly known: ReadonlySet<string>;
}

/** What becomes of a text that already stands there, judged by how it came. */
function reconcileText({ before, after, known }: TextChange, inputType: string, kind: NumericKind) {
  const whole = { text: before, start: 0, end: before.length };
  const asItIs = spliceText(whole, after);
  // Set without an entry, by a browser's filling or a script: all of it is new.
  if (!inputType) return { at: whole, next: after === '' ? asItIs : applyPaste(whole, after, kind) };
  const { at, data } = difference(before, after);
  if (inputType.startsWith('history')) return { at, next: known.has(after) ? asItIs : undefined };
  return { at, next: data === '' ? asItIs : applyInput(at, data, kind) };
}
