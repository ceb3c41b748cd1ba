// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '#sitecore/definitions/language.ts';
import { Field } from './Field.tsx';
import { NumericInput } from './NumericInput.tsx';

afterEach(cleanup);

interface ExampleProps {
  readonly initial?: string;
  readonly language?: Language;
}

function Example({ initial = '', language = 'ar' }: ExampleProps) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <Field id="price" label="قيمة السيارة">
        {(control) => <NumericInput {...control} value={value} onChange={setValue} language={language} money />}
      </Field>
      <output>{value}</output>
    </>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'قيمة السيارة' });
/** Returns the text of the input, and checks that the form's value is the same. */
function value(): string {
  expect(screen.getByRole('status').textContent).toBe(input().value);
  return input().value;
}
const caret = () => [input().selectionStart, input().selectionEnd];

function selectAll(): void {
  input().focus();
  input().select();
}

/** Sets the value as browser autofill does, without a beforeinput event. */
const autofill = (text: string) => fireEvent.input(input(), { target: { value: text } });

describe('NumericInput', () => {
  it('INPUT-01 blocks minus, e and E wherever the caret is', async () => {
    render(<Example />);
    await userEvent.type(input(), '-1e2E3-');
    expect(value()).toBe('123');
    await userEvent.type(input(), 'e-E', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(value()).toBe('123');
    expect(caret()).toEqual([1, 1]);
  });

  it('INPUT-02 blocks an eleventh character and cuts an accepted paste to ten', async () => {
    render(<Example />);
    await userEvent.type(input(), '12345678901');
    expect(value()).toBe('1234567890');
    await userEvent.clear(input());
    await userEvent.type(input(), '123456.7890');
    expect(value()).toBe('123456.789');
    await userEvent.clear(input());
    await userEvent.paste('98765432109876');
    expect(value()).toBe('9876543210');
  });

  it('INPUT-03 lets nothing but Backspace and arrow-up change a value that begins with 0, and lets other keys work', async () => {
    const keys = '5.٥0{ArrowDown}{Tab}{Shift>}{Tab}{/Shift}{ArrowLeft}7{ArrowRight}{Enter}';
    render(<Example />);
    await userEvent.type(input(), `0${keys}`);
    expect(value()).toBe('0');
    await userEvent.keyboard('{ArrowUp}');
    expect(value()).toBe('1');
    await userEvent.clear(input());
    await userEvent.keyboard('0{Backspace}');
    expect(value()).toBe('');
    await userEvent.keyboard('0{ArrowLeft}{Delete}');
    expect(value()).toBe('');
    await userEvent.keyboard('٠٥');
    expect(value()).toBe('٠');
    await userEvent.tripleClick(input());
    await userEvent.keyboard('5');
    expect(value()).toBe('5');
  });

  it('INPUT-04 blocks arrow-down where the value is empty or 0', async () => {
    render(<Example />);
    const down = createEvent.keyDown(input(), { key: 'ArrowDown' });
    fireEvent(input(), down);
    expect(down.defaultPrevented).toBe(true);
    await userEvent.type(input(), '{ArrowDown}');
    expect(value()).toBe('');
    await userEvent.keyboard('0{ArrowDown}');
    expect(value()).toBe('0');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(value()).toBe('0');
  });

  it('INPUT-05 takes the number of a pasted text, and leaves the value as it is where there is none or a minus', async () => {
    const cases = [
      ['SAR5000', '5000'],
      ['5 000', '5000'],
      ['5,000.50', '5000.50'],
      ['٥٬٠٠٠ ريال', '5000'],
      ['12', '12'],
      ['-5', '7'],
      ['\u2212٥', '7'],
      ['SAR -5', '7'],
      ['riyals', '7'],
      ['  ', '7'],
      ['1.2.3', '7'],
    ] as const;
    for (const [pasted, expected] of cases) {
      render(<Example initial="7" />);
      selectAll();
      await userEvent.paste(pasted);
      expect(value(), pasted).toBe(expected);
      expect(caret(), pasted).toEqual(expected === '7' ? [0, 1] : [expected.length, expected.length]);
      cleanup();
    }
  });

  it('inserts a paste or a drop at the caret', async () => {
    render(<Example initial="19" />);
    input().setSelectionRange(1, 1);
    input().focus();
    await userEvent.paste('SAR 25');
    expect(value()).toBe('1259');
    expect(caret()).toEqual([3, 3]);
    const drop = new InputEvent('beforeinput', {
      inputType: 'insertFromDrop',
      data: '٧',
      bubbles: true,
      cancelable: true,
    });
    fireEvent(input(), drop);
    expect(drop.defaultPrevented).toBe(true);
    expect(value()).toBe('12579');
  });

  it('keeps the digits of the script that is typed, and steps in them', async () => {
    render(<Example />);
    await userEvent.type(input(), '١٩٫٥');
    expect(value()).toBe('١٩٫٥');
    await userEvent.keyboard('{ArrowUp}');
    expect(value()).toBe('٢٠٫٥');
  });

  it('ignores an arrow key pressed with a modifier', async () => {
    render(<Example initial="5" />);
    await userEvent.type(input(), '{Shift>}{ArrowUp}{/Shift}');
    expect(value()).toBe('5');
  });

  it('reads the number of an autofilled text, and keeps the value when there is none', () => {
    render(<Example initial="7" />);
    autofill('SAR 1,200.50');
    expect(value()).toBe('1200.50');
    autofill('hello');
    expect(value()).toBe('1200.50');
    autofill('-5');
    expect(value()).toBe('1200.50');
    autofill('');
    expect(value()).toBe('');
  });

  it('waits for an input method to finish before it rejects a character', () => {
    render(<Example initial="1" />);
    const compose = (text: string) =>
      fireEvent.input(input(), {
        target: { value: text },
        inputType: 'insertCompositionText',
        isComposing: true,
      });
    input().focus();
    fireEvent.compositionStart(input());
    compose('12');
    expect(value()).toBe('12');
    compose('12e');
    expect(input().value).toBe('12e');
    expect(screen.getByRole('status').textContent).toBe('12');
    fireEvent.compositionEnd(input());
    expect(value()).toBe('12');
  });

  it.each([
    ['ar', '120000', '١٢٠٬٠٠٠'],
    ['en', '١٢٠٠٠٠', '120,000'],
    ['ar', '1234.50', '١٬٢٣٤٫٥٠'],
    ['en', '5.', '5'],
  ] as const)('shows in %s over %s the figure %s, hidden from assistive technology', (language, initial, shown) => {
    render(<Example initial={initial} language={language} />);
    expect(screen.getByText(shown).getAttribute('aria-hidden')).toBe('true');
    expect(input().value).toBe(initial);
  });

  it.each(['', '.'])('shows no figure over %j', (initial) => {
    render(<Example initial={initial} />);
    expect(input().parentElement?.querySelector('.field-cover')).toBeNull();
  });

  it('has a decimal inputmode without the number type', () => {
    render(<Example />);
    expect(input().type).toBe('text');
    expect(input().inputMode).toBe('decimal');
  });

  it('renders the formatted number on the server', () => {
    expect(renderToString(<Example initial="120000" />)).toContain('١٢٠٬٠٠٠');
  });
});
