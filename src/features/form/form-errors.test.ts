import { describe, expect, it } from 'vitest';
import { errorText, validateForm, visibleFields } from './form-errors.ts';
import { amount, choice, defineForm } from './schema.ts';

const form = defineForm({
  name: 'Deposit',
  fields: {
    kind: choice({ label: 'calculator_account_type', list: 'Kinds' }),
    price: amount({ label: 'calculator_salary', min: 1_000, max: 2_000, invalid: 'Invalid_Salary' }),
    extra: amount({ label: 'calculator_instalments', optional: true, requiredName: 'price' }),
  },
  groups: [{ title: 'calculator_about_you', fields: ['price', 'kind', 'extra'] }],
  visibleWhen: { extra: ({ kind }) => kind === 'a' },
  validate: ({ price, extra }, { most }: { readonly most: number }) => ({
    ...((extra ?? 0) > most && { extra: 'outOfRange' }),
    ...(price === 1_500 && { price: 'outOfRange' }),
  }),
});
const settings = { most: 10, Kinds: [{ fields: { Title: { value: 'أ' }, Value: { value: 'a' } } }] };
const check = (values: Partial<Record<'kind' | 'price' | 'extra', string>>) =>
  validateForm(form, { kind: 'a', price: '1000', extra: '', ...values }, settings);

describe('validateForm', () => {
  it('accepts values within their bounds, and an optional field that is empty', () => {
    expect(check({})).toEqual({});
    expect(check({ price: '٢٠٠٠', extra: '10' })).toEqual({});
  });

  it('tells empty fields, in the order of the groups', () => {
    expect(Object.entries(check({ kind: '', price: '' }))).toEqual([
      ['price', 'required'],
      ['kind', 'required'],
    ]);
  });

  it.each(['999', '2001', '-1500'])('tells that %s is out of bounds', (price) => {
    expect(check({ price })).toEqual({ price: 'outOfRange' });
  });

  it('adds the errors of the form itself, also by the terms of the author', () => {
    expect(check({ price: '1500', extra: '11' })).toEqual({ price: 'outOfRange', extra: 'outOfRange' });
  });

  it('leaves out hidden fields', () => {
    const two = {
      ...settings,
      Kinds: [...settings.Kinds, { fields: { Title: { value: 'ب' }, Value: { value: 'b' } } }],
    };
    expect(validateForm(form, { kind: 'b', price: '1000', extra: '11' }, two)).toEqual({});
    expect(visibleFields(form, { kind: 'b', price: '', extra: '' })).toEqual(['price', 'kind']);
  });
});

describe('validateForm with bounds of the author', () => {
  const deposit = defineForm({
    name: 'Bounded',
    fields: { amount: amount({ label: 'deposit_amount', min: 'MinAmount', max: 'MaxAmount', positive: true }) },
    groups: [{ fields: ['amount'] }],
  });
  const errorsOf = (text: string, MinAmount: number | null, MaxAmount: number | null) =>
    validateForm(deposit, { amount: text }, { MinAmount, MaxAmount });

  it.each([
    ['10000', 10_000, null, {}],
    ['9999', 10_000, null, { amount: 'outOfRange' }],
    ['50001', null, 50_000, { amount: 'outOfRange' }],
    ['1', null, null, {}],
    ['0', null, null, { amount: 'outOfRange' }],
  ] as const)('validates %s within %s and %s', (text, min, max, errors) => {
    expect(errorsOf(text, min, max)).toEqual(errors);
  });
});

describe('validateForm with a field that other values require', () => {
  const conditional = defineForm({
    name: 'Conditional',
    fields: {
      kind: choice({ label: 'calculator_account_type', list: 'Kinds' }),
      extra: amount({ label: 'calculator_instalments', optional: true }),
    },
    groups: [{ fields: ['kind', 'extra'] }],
    requiredWhen: { extra: ({ kind }) => kind === 'a' },
  });

  it('requires it beside those values only', () => {
    expect(validateForm(conditional, { kind: 'a', extra: '' }, settings)).toEqual({ extra: 'required' });
    expect(validateForm(conditional, { kind: '', extra: '' }, settings)).toEqual({ kind: 'required' });
    expect(validateForm(conditional, { kind: 'a', extra: '5' }, settings)).toEqual({});
  });
});

describe('errorText', () => {
  const { price, extra, kind } = form.fields;
  const phrases = {
    Field_Is_Required: 'هذه الخانة مطلوبة',
    Field_Is_Required_price: 'أدخل المبلغ',
    // A key without a text in the dictionary is its own phrase.
    Field_Is_Required_kind: 'Field_Is_Required_kind',
    Invalid_Salary: 'أدخل راتبك الشهري كما تتسلّمه',
  };
  const context = { phrases, language: 'ar', values: {} } as const;

  it('names the empty field where the dictionary does, also under another name, and else says that it is required', () => {
    expect(errorText('price', price, 'required', context)).toBe('أدخل المبلغ');
    expect(errorText('extra', extra, 'required', context)).toBe('أدخل المبلغ');
    expect(errorText('kind', kind, 'required', context)).toBe('هذه الخانة مطلوبة');
  });

  it('tells what is out of range in the words of the field', () => {
    expect(errorText('price', price, 'outOfRange', context)).toBe('أدخل راتبك الشهري كما تتسلّمه');
  });
});

describe('defineForm', () => {
  it('knows the phrases of its groups and fields, each once', () => {
    expect([...form.phrases].sort()).toEqual(
      [
        'Field_Is_Required_kind',
        'Field_Is_Required_price',
        'Invalid_Salary',
        'calculator_about_you',
        'calculator_account_type',
        'calculator_instalments',
        'calculator_salary',
      ].sort(),
    );
  });
});
