import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber } from '#src/i18n/typed-number.ts';
import { westernDigits } from '#sitecore/rules/digits.ts';
import {
  applyDeletion,
  applyInput,
  applyPaste,
  applyStep,
  applyTyping,
  difference,
  settleText,
  spliceText,
} from './numeric-edit.ts';

/** Characters that a numeric input handles, and any other. */
const character = fc.oneof(
  fc.constantFrom(...Array.from('0123456789٠١٢٣٤٥٦٧٨٩۰۱۲۳.٫,٬،-\u2212eE \n\u200Fس')),
  fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }),
);

interface Edit {
  readonly kind: 'type' | 'enter' | 'paste' | 'up' | 'down' | 'delete';
  readonly data: string;
  readonly from: number;
  readonly to: number;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom('type', 'enter', 'paste', 'up', 'down', 'delete'),
  data: fc.string({ unit: character, maxLength: 14 }),
  from: fc.nat({ max: 10 }),
  to: fc.nat({ max: 10 }),
});

function apply(text: string, { kind, data, from, to }: Edit): string {
  const state = { text, start: Math.min(from, to, text.length), end: Math.min(Math.max(from, to), text.length) };
  if (kind === 'delete') return applyDeletion(state).text;
  const next = {
    type: () => applyTyping(state, data.slice(0, 1)),
    enter: () => applyInput(state, data),
    paste: () => applyPaste(state, data),
    up: () => applyStep(text, 1),
    down: () => applyStep(text, -1),
  }[kind]();
  return next?.text ?? text;
}

describe('any sequence of edits', () => {
  it('results in digits and separators, which settle to a number of at most ten characters or stay unread', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const text = edits.reduce(apply, '');
        expect(text).toMatch(/^[\d٠-٩۰-۹０-９.,٫،٬]{0,20}$/);
        const settled = settleText(text);
        if (settled === undefined) return;
        expect(settled.length).toBeLessThanOrEqual(10);
        expect(settled).toMatch(/^[\d٠-٩۰-۹０-９]*[.٫]?[\d٠-٩۰-۹０-９]*$/);
        expect(readNumber(settled)).toBe(readNumber(text));
        expect(settleText(settled)).toBe(settled);
      }),
    );
  });

  it('never leaves zeros before a number, which would block it', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        expect(westernDigits(edits.reduce(apply, ''))).not.toMatch(/^0\d/);
      }),
    );
  });

  it('leaves the caret within the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: character }),
        fc.stringMatching(/^[1-9]{0,8}$/),
        fc.nat({ max: 8 }),
        (data, text, caret) => {
          const start = Math.min(caret, text.length);
          const next = applyPaste({ text, start, end: start }, data);
          if (!next) return;
          expect(next.start).toBe(next.end);
          expect(next.start).toBeLessThanOrEqual(next.text.length);
          expect(next.text.slice(next.start)).toBe(text.slice(start));
        },
      ),
    );
  });
});

describe('difference', () => {
  it('returns the insertion that turns one text into another', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[12]{0,8}$/), fc.stringMatching(/^[12]{0,8}$/), (before, after) => {
        const { at: position, data } = difference(before, after);
        expect(spliceText(position, data).text).toBe(after);
      }),
    );
  });
});
