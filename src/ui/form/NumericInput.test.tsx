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
  readonly whole?: boolean;
}

function Example({ initial = '', language = 'ar', whole = false }: ExampleProps) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <Field id="price" label="قيمة السيارة">
        {(control) => (
          <NumericInput {...control} value={value} onChange={setValue} language={language} whole={whole} money />
        )}
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

  it.each([
    ['7,25', '7.25', '٧٫٢٥'],
    ['٧،٢٥', '٧٫٢٥', '٧٫٢٥'],
    ['2.500,75', '2500.75', '٢٬٥٠٠٫٧٥'],
    ['3 400,5', '3400.5', '٣٬٤٠٠٫٥'],
    ["4'500.10", '4500.10', '٤٬٥٠٠٫١٠'],
    ['1,500', '1500', '١٬٥٠٠'],
    ['1,50,000', '150000', '١٥٠٬٠٠٠'],
  ])('understands %s typed by keys, and shows so when it is left', async (typed, left, shown) => {
    render(<Example />);
    await userEvent.type(input(), typed);
    await userEvent.tab();
    expect(value()).toBe(left);
    expect(input().parentElement?.querySelector('.field-cover')?.textContent).toBe(shown);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['ar', 'لم نفهم هذا الرقم. اكتبه هكذا: ٢٬٥٠٠٫٧٥'],
    ['en', 'We cannot read this number. Write it like 2,500.75'],
  ] as const)('says in %s why a text is no number, and nothing once it is one', async (language, reason) => {
    render(<Example language={language} />);
    await userEvent.type(input(), '12.3.4');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    expect(value()).toBe('12.3.4');
    expect(screen.getByRole('alert').textContent).toBe(reason);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(input().getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
    await userEvent.clear(input());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says why a paste changed nothing, and that one was cut, until the next edit', async () => {
    render(<Example initial="7" language="en" />);
    selectAll();
    await userEvent.paste('-5');
    expect(value()).toBe('7');
    expect(screen.getByRole('alert').textContent).toBe('We cannot read this number. Write it like 2,500.75');
    selectAll();
    await userEvent.paste('98765432109876');
    expect(value()).toBe('9876543210');
    expect(screen.getByRole('alert').textContent).toBe('This number is too long for the field. Check what it holds.');
    await userEvent.keyboard('{Backspace}');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['ar', '٧٫٥', 'اكتب عدداً صحيحاً بلا كسور، مثل ٢٬٥٠٠'],
    ['en', '7.5', 'Enter a whole number, such as 2,500'],
  ] as const)(
    'refuses in %s a fraction where numbers are whole, and never makes 75 of it',
    async (language, typed, reason) => {
      render(<Example language={language} whole />);
      await userEvent.type(input(), typed);
      await userEvent.tab();
      expect(value()).toBe(typed);
      expect(screen.getByRole('alert').textContent).toBe(reason);
    },
  );

  it('leaves 0 of 100 without its first digit, and goes on with 5 of 105', async () => {
    render(<Example initial="100" />);
    await userEvent.type(input(), '{Delete}', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(value()).toBe('0');
    cleanup();
    render(<Example initial="105" />);
    await userEvent.type(input(), '{Delete}', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(value()).toBe('5');
    await userEvent.keyboard('{End}7');
    expect(value()).toBe('57');
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
