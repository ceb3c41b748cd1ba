// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { RadioGroup } from './RadioGroup.tsx';
import { Field } from './Field.tsx';
import { Select } from './Select.tsx';

afterEach(cleanup);

const OPTIONS = [
  { value: 'salary', label: 'حساب راتب' },
  { value: 'current', label: 'حساب جارٍ' },
];

interface ExampleProps {
  readonly kind: 'select' | 'row';
  readonly error?: string;
  readonly hint?: string;
  readonly note?: string;
  readonly required?: boolean;
  readonly announcesError?: boolean;
}

function Example({ kind, ...fieldProps }: ExampleProps) {
  const [value, setValue] = useState('');
  const choice = { value, onChange: setValue, options: OPTIONS };
  const field = { id: 'account', label: 'نوع الحساب', ...fieldProps };
  return (
    <form>
      {kind === 'row' ? (
        <RadioGroup {...field} {...choice} />
      ) : (
        <Field {...field}>{(control) => <Select {...control} {...choice} empty="اختر" />}</Field>
      )}
      <output>{value}</output>
    </form>
  );
}

const KINDS = [
  { kind: 'select', role: 'combobox' },
  { kind: 'row', role: 'radiogroup' },
] as const;
const descriptionsOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

describe.each(KINDS)('a field with a $role', ({ kind, role }) => {
  const control = () => screen.getByRole(role, { name: 'نوع الحساب' });

  it('is labelled by its label alone and described by its note and hint', () => {
    render(<Example kind={kind} note="بالأشهر" hint="كما في بطاقتك" />);
    expect(descriptionsOf(control())).toEqual(['بالأشهر', 'كما في بطاقتك']);
    expect(control().getAttribute('aria-invalid')).toBe('false');
  });

  it('is invalid and described by its error first, beside its hint', () => {
    render(<Example kind={kind} hint="كما في بطاقتك" error="اختر نوع الحساب" />);
    expect(descriptionsOf(control())).toEqual(['اختر نوع الحساب', 'كما في بطاقتك']);
    expect(control().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('كما في بطاقتك')).toBeDefined();
  });

  it('shows its error in an existing live region, and clears it when the error is gone', () => {
    const { rerender } = render(<Example kind={kind} />);
    const live = document.querySelector('[aria-live="polite"]');
    expect(live?.textContent).toBe('');
    rerender(<Example kind={kind} error="اختر نوع الحساب" />);
    expect(live?.isConnected).toBe(true);
    expect(live?.textContent).toBe('اختر نوع الحساب');
    rerender(<Example kind={kind} />);
    expect(live?.textContent).toBe('');
  });

  it('leaves the announcement to the summary of its form', () => {
    render(<Example kind={kind} error="اختر نوع الحساب" announcesError={false} />);
    expect(screen.getByText('اختر نوع الحساب')).toBeDefined();
    expect(document.querySelector('[aria-live]')).toBeNull();
  });

  it('has no aria-describedby without a note, hint or error', () => {
    render(<Example kind={kind} />);
    expect(control().hasAttribute('aria-describedby')).toBe(false);
  });

  it('is marked as required', () => {
    render(<Example kind={kind} required />);
    expect(control().matches('[required], [aria-required="true"]')).toBe(true);
  });
});

describe('Select', () => {
  it('starts without a choice, and calls onChange with the chosen value', async () => {
    render(<Example kind="select" />);
    const select = screen.getByRole('combobox');
    expect(screen.getByRole<HTMLOptionElement>('option', { selected: true }).textContent).toBe('اختر');
    await userEvent.selectOptions(select, 'حساب جارٍ');
    expect(screen.getByRole('status').textContent).toBe('current');
  });
});

describe('RadioGroup', () => {
  it('has one tab stop and chooses by click or key, with native radios of one name', async () => {
    render(<Example kind="row" />);
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ name }) => name)).toEqual(['account', 'account']);
    expect(radios.map(({ checked }) => checked)).toEqual([false, false]);
    await userEvent.click(screen.getByRole('radio', { name: 'حساب راتب' }));
    expect(screen.getByRole('status').textContent).toBe('salary');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('status').textContent).toBe('current');
  });

  it('has the id of the field on its first radio, so that an error summary can focus it', () => {
    render(<Example kind="row" />);
    expect(document.getElementById('account')).toBe(screen.getByRole('radio', { name: 'حساب راتب' }));
  });
});
