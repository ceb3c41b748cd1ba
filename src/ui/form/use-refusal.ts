import { useState } from 'react';
import { type InputState, type NumericKind, type Refusal, refusalOf, settleText, spliceText } from './numeric-edit.ts';

/** Hears of an edit: of the state before it, of its text, and of the state after it, which a rejected one has none of. */
export type Edited = (at: InputState, data: string, next: InputState | undefined) => void;

/**
 * Returns the reason for which the text of an input is no number: of the last edit while the text that it left stays, else of the
 * text itself once its field is left. There the text becomes the number without what grouped it, which shows what was understood.
 */
export function useRefusal(value: string, onChange: (text: string) => void, kind: NumericKind) {
  const [refused, setRefused] = useState<{ readonly text: string; readonly reason: Refusal | undefined }>();
  const [isFocused, setIsFocused] = useState(false);
  const ofEdit = refused?.text === value ? refused.reason : undefined;
  /** Stores the reason of an edit of several characters; a refused key says nothing, it only does nothing. */
  const onEdit: Edited = (at, data, next) => {
    const isWhole = next?.text === spliceText(at, data).text;
    const reason = data.length > 1 && !isWhole ? refusalOf(data, kind, at) : undefined;
    if (next || reason) setRefused({ text: next?.text ?? at.text, reason });
  };
  return {
    refusal: ofEdit ?? (isFocused || value === '' ? undefined : refusalOf(value, kind)),
    onEdit,
    onFocus: () => setIsFocused(true),
    onBlur: () => {
      setIsFocused(false);
      const settled = settleText(value, kind);
      if (settled !== undefined && settled !== value) onChange(settled);
    },
  };
}
