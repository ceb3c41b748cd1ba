import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptShared, completeInputsOf, initialValues, inputsOf, submittedValues } from './form-values.ts';
import { amount, choice, defineForm, number } from './schema.ts';

const fields = {
  city: choice({ label: 'calculator_nationality', list: 'Cities', initial: 'jeddah' }),
  branch: choice({
    label: 'calculator_account_type',
    list: 'Branches',
    value: 'id',
    where: ({ City }, { city }) => City === city,
  }),
  years: choice({ label: 'calculator_tenure', list: 'Years', numeric: true }),
  price: amount({ label: 'calculator_salary' }),
  rooms: number({ label: 'calculator_instalments', whole: true, initial: '1' }),
};
const form = { fields };
const item = (fields: Readonly<Record<string, string | number>>, id?: string) => ({
  ...(id !== undefined && { id }),
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'number' ? value : { value }]),
  ),
});
const settings = {
  Cities: [item({ Title: 'الرياض', Value: 'riyadh' }), item({ Title: 'جدة', Value: 'jeddah' })],
  Branches: [item({ Title: 'العليا', City: 'riyadh' }, 'b1'), item({ Title: 'التحلية', City: 'jeddah' }, 'b2')],
  Years: [item({ Title: 'سنتان', Value: 2 })],
};
const initial = initialValues(form, settings);

describe('initialValues', () => {
  it('takes the initial value of a choice only if its list has it', () => {
    expect(initial).toEqual({ city: 'jeddah', branch: '', years: '', price: '', rooms: '1' });
    expect(initialValues(form, { ...settings, Cities: [] }).city).toBe('');
  });

  it('takes a value of the widget in place of the schema, an empty one never', () => {
    expect(initialValues(form, settings, { city: 'riyadh' }).city).toBe('riyadh');
    expect(initialValues(form, settings, { city: '' }).city).toBe('jeddah');
    expect(initialValues(form, settings, { city: 'mars' }).city).toBe('');
  });
});

describe('inputsOf', () => {
  it('reads each text as its kind', () => {
    const values = { city: 'riyadh', branch: 'b1', years: '2', price: '١٢٫٥', rooms: '-3' };
    expect(inputsOf(form, values, settings)).toEqual({
      city: 'riyadh',
      branch: 'b1',
      years: 2,
      price: 12.5,
      rooms: -3,
    });
  });

  it('reads a choice that is no option beside the others as not chosen', () => {
    const values = { city: 'jeddah', branch: 'b1', years: '3', price: 'ten', rooms: '' };
    expect(inputsOf(form, values, settings)).toEqual({
      city: 'jeddah',
      branch: '',
      years: null,
      price: null,
      rooms: null,
    });
  });
});

describe('amounts of a form without scripts', () => {
  it.each([
    ['7,25', '7.25', 7.25],
    ['٧،٢٥', '٧٫٢٥', 7.25],
    ['2.500,75', '2500.75', 2500.75],
    ['1,500', '1500', 1500],
    ['12.3.4', '12.3.4', null],
  ])('of %s shows %s and reads %j', (price, shown, read) => {
    const { values } = submittedValues(form, { price });
    expect(values.price).toBe(shown);
    expect(inputsOf(form, values, settings).price).toBe(read);
  });

  it('reads no fraction where numbers are whole, and leaves it as it was entered', () => {
    const { values } = submittedValues(form, { rooms: '7.5' });
    expect(values.rooms).toBe('7.5');
    expect(inputsOf(form, values, settings).rooms).toBeNull();
  });
});

describe('acceptShared', () => {
  const accept = (query: string) => acceptShared(form, new URLSearchParams(query), settings, initial);

  it('takes options and numbers that the inputs accept, in the digits of the link', () => {
    expect(accept('city=riyadh&price=١٢٠٠&rooms=4')).toMatchObject({ city: 'riyadh', price: '١٢٠٠', rooms: '4' });
  });

  it.each(['price=-1', 'price=1e3', 'price=ten', 'rooms=1.5', 'city=mars', 'other=1', `price=${'9'.repeat(60)}`])(
    'ignores %s, which no visitor could enter',
    (query) => {
      expect(accept(query)).toBeUndefined();
      expect(accept(`${query}&years=2`)).toEqual({ ...initial, years: '2' });
    },
  );

  it('gives numbers of at most ten characters for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const values = acceptShared(form, new URLSearchParams({ price: text, rooms: text }), settings, initial);
        expect(values?.price ?? '').toMatch(/^[\d٠-٩۰-۹.٫,٬\s]{0,10}$/u);
        expect(values?.rooms ?? '').toMatch(/^[\d٠-٩۰-۹,٬\s]{0,10}$/u);
      }),
    );
  });
});

describe('acceptShared within bounds', () => {
  const bounded = {
    fields: {
      salary: amount({ label: 'calculator_salary', min: 2_000, max: 5_000 }),
      price: amount({ label: 'auto_car_value', positive: true }),
      deposit: amount({ label: 'deposit_amount', min: 'MinAmount', max: 'MaxAmount' }),
    },
  };
  const empty = { salary: '', price: '', deposit: '' };
  const accept = (query: string, limits: Readonly<Record<'MinAmount' | 'MaxAmount', number | null>>) =>
    acceptShared(bounded, new URLSearchParams(query), limits, empty);
  const limits = { MinAmount: 10_000, MaxAmount: 50_000 };

  it.each(['salary=1999.99', 'salary=٥٠٠١', 'price=0', 'deposit=9999', 'deposit=50001'])('ignores %s', (query) => {
    expect(accept(query, limits)).toBeUndefined();
  });

  it.each(['salary=2000', 'salary=٥٠٠٠', 'price=0.5', 'deposit=10000', 'deposit=50000'])('takes %s', (query) => {
    expect(accept(query, limits)).toEqual({ ...empty, ...Object.fromEntries(new URLSearchParams(query)) });
  });

  it('takes any amount where the author sets no bounds', () => {
    expect(accept('deposit=0', { MinAmount: null, MaxAmount: null })).toEqual({ ...empty, deposit: '0' });
  });
});

describe('completeInputsOf', () => {
  const partly = { fields: { ...fields, rooms: number({ label: 'calculator_instalments', optional: true }) } };
  const values = { city: 'riyadh', branch: 'b1', years: '2', price: '5', rooms: '' };

  it('returns the inputs while only optional fields are empty', () => {
    expect(completeInputsOf(partly, values, settings)).toEqual({ ...values, years: 2, price: 5, rooms: null });
  });

  it.each([{ price: 'ten' }, { years: '9' }, { city: '' }])('returns undefined for %o', (change) => {
    expect(completeInputsOf(partly, { ...values, ...change }, settings)).toBeUndefined();
  });
});

describe('submittedValues', () => {
  it('loses nothing of what was entered, up to a length', () => {
    const query = { form: 'X', price: '-1', city: 'mars', rooms: 'z'.repeat(100) };
    expect(submittedValues(form, query)).toEqual({
      values: { city: 'mars', branch: '', years: '', price: '-1', rooms: 'z'.repeat(40) },
      touched: ['city', 'price', 'rooms'],
    });
  });

  it('derives the fields that the query does not have', () => {
    const derived = defineForm({
      name: 'Derived',
      fields: { price: amount({ label: 'calculator_salary' }), rooms: number({ label: 'calculator_instalments' }) },
      groups: [],
      derive: (values, isTouched) => (isTouched('price') ? values : { ...values, price: '9' }),
    });
    expect(submittedValues(derived, { rooms: '1' }).values).toEqual({ price: '9', rooms: '1' });
    expect(submittedValues(derived, { price: '' }).values).toEqual({ price: '', rooms: '' });
  });
});
