import { describe, expect, it } from 'vitest';
import {
  applyDeletion,
  applyInput,
  applyPaste,
  applyStep,
  applyTyping,
  type InputState,
  refusalOf,
  settleText,
} from './numeric-edit.ts';

/** Parses a state written as its text with the selection between bars, "12|3|4", or with a caret, "12|34". */
function at(written: string): InputState {
  const [before = '', selected = '', after] = written.split('|');
  return after === undefined
    ? { text: before + selected, start: before.length, end: before.length }
    : { text: before + selected + after, start: before.length, end: before.length + selected.length };
}

const written = (state: InputState | undefined): string | undefined =>
  state && `${state.text.slice(0, state.start)}|${state.text.slice(state.start)}`;

describe('applyTyping', () => {
  it.each([
    ['|', '5', '5|'],
    ['1|2', '5', '15|2'],
    ['1|23|4', '5', '15|4'],
    ['1|', '٥', '1٥|'],
    ['1|', '۵', '1۵|'],
    ['1|', '.', '1.|'],
    ['١|', '٫', '١٫|'],
    ['|', '.', '.|'],
    ['|0|', '7', '7|'],
    ['|', '0', '0|'],
    ['|.5', '0', '0|.5'],
    ['7|', ',', '7,|'],
    ['٧|', '،', '٧،|'],
    ['1,500|', '.', '1,500.|'],
    ['12.3|', '.', '12.3.|'],
    ['1,234,567,89|', '0', '1,234,567,890|'],
    ['123456789|', '0', '1234567890|'],
    ['|1|234567890', '9', '9|234567890'],
  ])('into %s inserts %s: %s', (state, data, expected) => {
    expect(written(applyTyping(at(state), data))).toBe(expected);
  });

  it.each([
    ['1|', '-'],
    ['1|', '\u2212'],
    ['1|', 'e'],
    ['1|', 'E'],
    ['1|', '+'],
    ['1|', ' '],
    ['1|', 'س'],
    ['1.|', '.'],
    ['1,|', '٫'],
    ['1234567890|', '.'],
    ['1,234,567,890|', '0'],
    ['1234567890|', '1'],
    ['0|', '5'],
    ['|0', '5'],
    ['0|', '.'],
    ['٠|', '٥'],
    ['0|.|5', '7'],
    ['|5', '0'],
  ])('into %s rejects %s', (state, data) => {
    expect(applyTyping(at(state), data)).toBeUndefined();
  });
});

describe('applyPaste', () => {
  it.each([
    ['|', 'SAR5000', '5000|'],
    ['|', '5,000 SAR', '5000|'],
    ['|', '٥٬٠٠٠ ر.س.', '5000|'],
    ['|', 'SR. 5000.', '5000|'],
    ['|', '\u200F١٢٠،٠٠٠\u00A0﷼\n', '120000|'],
    ['|', '١٢٫٥', '12.5|'],
    ['|', '007', '7|'],
    ['|', '000', '0|'],
    ['|', '0.50', '0.50|'],
    ['|', '12345678901', '1234567890|'],
    ['|', '7,25', '7.25|'],
    ['|', '٧،٢٥', '7.25|'],
    ['|', '2.500,75', '2500.75|'],
    ['|', '3\u00A0400,5', '3400.5|'],
    ['|', "4'500.10", '4500.10|'],
    ['|', '1,50,000', '150000|'],
    ['1|9', '25', '125|9'],
    ['1|23|9', '5', '15|9'],
    ['1234|5678', '99999', '123499|5678'],
    ['0|', '5000', '5000|'],
    ['|0', '5000', '5000|'],
    ['|5', '0.', '|5'],
  ])('into %s inserts the number of %s: %s', (state, data, expected) => {
    expect(written(applyPaste(at(state), data))).toBe(expected);
  });

  it.each([
    ['5|', '-3'],
    ['5|', '\u2212٣'],
    ['5|', '3-4'],
    ['5|', ''],
    ['5|', ' '],
    ['5|', 'riyals'],
    ['5|', '.'],
    ['5|', '1.2.3'],
    ['5|', '12.3.4'],
    ['5|', '5 million'],
    ['5|', '1e3'],
    ['5|', '12/05/2026'],
    ['1.5|', '2.5'],
    ['1234567890|', '1'],
  ])('into %s rejects %j', (state, data) => {
    expect(applyPaste(at(state), data)).toBeUndefined();
  });
});

describe('applyTyping, applyInput and applyPaste of whole numbers', () => {
  const whole = { whole: true };

  it.each([
    ['1|', '-'],
    ['1|', 'e'],
    ['1234567890|', '1'],
    ['0|', '5'],
  ])('into %s rejects %s', (state, data) => {
    expect(applyTyping(at(state), data)).toBeUndefined();
    expect(applyInput(at(state), data, whole)).toBeUndefined();
  });

  it.each([
    ['|', '5', '5|'],
    ['١|', '٥', '١٥|'],
    ['7|', '.', '7.|'],
  ])('into %s inserts %s: %s', (state, data, expected) => {
    expect(written(applyTyping(at(state), data))).toBe(expected);
  });

  it.each([
    ['1500', '1500|'],
    [' ١٬٥٠٠ ', '1500|'],
    ['1,250,000', '1250000|'],
    ['1,50,000', '150000|'],
    ['007', '7|'],
    ['12345678901', '1234567890|'],
  ])('inserts the whole number of a paste: %s', (data, expected) => {
    expect(written(applyPaste(at('|'), data, whole))).toBe(expected);
  });

  it.each(['12.5', '12.', '12٫5', '-3', '−3', '1,5', 'SAR 1500', '1e3', 'riyals', ''])(
    'rejects a paste of %j',
    (data) => {
      expect(applyPaste(at('|'), data, whole)).toBeUndefined();
    },
  );
});

describe('applyDeletion', () => {
  it.each([
    ['|1|00', '|0'],
    ['|1|000', '|0'],
    ['|1|05', '|5'],
    ['|١|٠٠', '|٠'],
    ['|10|0', '|0'],
    ['|1|0.5', '|0.5'],
    ['|1|0,500', '|500'],
    ['|1|,000,000', '|0'],
    ['|1|,5', '|,5'],
    ['1|0|0', '1|0'],
    ['|100|', '|'],
  ])('of %s leaves %s', (state, expected) => {
    expect(written(applyDeletion(at(state)))).toBe(expected);
  });
});

describe('settleText', () => {
  it.each([
    ['7,25', '7.25'],
    ['٧،٢٥', '٧٫٢٥'],
    ['٢٬٥٠٠٫٧٥', '٢٥٠٠٫٧٥'],
    ['2.500,75', '2500.75'],
    ['1,500', '1500'],
    ['120000.5', '120000.5'],
    ['١٢٠٠٠٠٫٥', '١٢٠٠٠٠٫٥'],
    ['5.', '5'],
    ['12.3.4', undefined],
    ['.', undefined],
    ['', undefined],
  ])('of %j is %j', (text, settled) => {
    expect(settleText(text)).toBe(settled);
  });

  it('of a whole number has no fraction', () => {
    expect(['1,500', '7.5', '٧'].map((text) => settleText(text, { whole: true }))).toEqual(['1500', undefined, '٧']);
  });
});

describe('refusalOf', () => {
  it.each([
    ['12.3.4', 'unreadable'],
    ['-5', 'unreadable'],
    ['riyals', 'unreadable'],
    ['7.5', 'notWhole'],
    ['12345678901', 'tooLong'],
    ['1,500', undefined],
  ])('of %s in a field of whole numbers is %s', (text, reason) => {
    expect(refusalOf(text, { whole: true }, at('|'))).toBe(reason);
  });

  it('tells that a field has no room, or that a number ends in another', () => {
    expect(refusalOf('1', { whole: false }, at('1234567890|'))).toBe('tooLong');
    expect(refusalOf('2.5', { whole: false }, at('1.5|'))).toBe('unreadable');
    expect(refusalOf('5000', { whole: false }, at('0|'))).toBeUndefined();
  });
});

describe('applyStep', () => {
  it.each([
    ['', 1, '1'],
    ['0', 1, '1'],
    ['9', 1, '10'],
    ['٩', 1, '١٠'],
    ['1.5', 1, '2.5'],
    ['8.2', 1, '9.2'],
    ['05', 1, '6'],
    ['10', -1, '9'],
    ['1', -1, '0'],
    ['1.5', -1, '0.5'],
  ] as const)('steps %j by %d to %s', (text, by, expected) => {
    expect(applyStep(text, by)).toEqual({ text: expected, start: expected.length, end: expected.length });
  });

  it.each([
    ['', -1],
    ['0', -1],
    ['٠', -1],
    ['0.5', -1],
    ['.5', -1],
    ['05', -1],
    ['9999999999', 1],
    ['99999999.5', 1],
  ] as const)('rejects a step of %j by %d', (text, by) => {
    expect(applyStep(text, by)).toBeUndefined();
  });
});

describe('the currency of an amount', () => {
  it.each([
    '5,000 ريال',
    'ر.س 5,000',
    'SAR 5,000',
    '5,000 riyals',
    'Riyal 5,000',
    'RIYALS5,000',
    '\ufdfc 5,000',
    '\u20c1 5,000 ',
  ])('LANG-13 is stripped from the value of the input: riyal words, SAR and the sign, in any case: %s', (written) => {
    expect(applyPaste({ text: '', start: 0, end: 0 }, written)?.text).toBe('5000');
  });
});
