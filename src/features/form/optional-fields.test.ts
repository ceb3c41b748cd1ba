import { describe, expect, it } from 'vitest';
import { validateForm } from './form-errors.ts';
import { acceptShared, initialValues } from './form-values.ts';
import { amount, choice, defineForm, number } from './schema.ts';

const form = defineForm({
  name: 'Example',
  fields: {
    product: choice({ label: 'Select_Your_Product', list: 'Products', lateOptions: true, optional: true }),
    way: choice({ label: 'savings_ways', list: 'Ways', optional: true }),
    points: number({ invalid: 'Invalid_Number', min: 0, whole: true, optional: true }),
    salary: amount({ label: 'calculator_salary' }),
  },
  groups: [{ fields: ['product', 'way', 'points', 'salary'] }],
});
const settings = { Products: [], Ways: [{ fields: { Title: { value: 'One' }, Value: { value: '1' } } }] };
const empty = initialValues(form, settings);
const shared = (query: string) => acceptShared(form, new URLSearchParams(query), settings, empty);

describe('acceptShared', () => {
  it('keeps a value whose options come later, of any length that a name has', () => {
    expect(shared('product=Gold')).toEqual({ ...empty, product: 'Gold' });
    expect(shared(`product=${'g'.repeat(101)}`)).toBeUndefined();
  });

  it('ignores what a field rejects', () => {
    expect(shared('way=2&points=-1&salary=-1&colour=red')).toBeUndefined();
    expect(shared('way=1&points=1.5&salary=٢٠٫٥')).toEqual({ ...empty, way: '1', salary: '٢٠٫٥' });
  });
});

describe('validateForm', () => {
  const errorsOf = (values: Partial<typeof empty>) =>
    validateForm(form, { ...empty, salary: '1', ...values }, settings);

  it('requires what is not optional', () => {
    expect(errorsOf({ salary: ' ' })).toEqual({ salary: 'required' });
    expect(errorsOf({ points: ' ' })).toEqual({});
  });

  it('rejects a text that is no number where none is required', () => {
    expect(errorsOf({ points: 'ten' })).toEqual({ points: 'outOfRange' });
    expect(errorsOf({ points: '-1' })).toEqual({ points: 'outOfRange' });
    expect(errorsOf({ way: 'ten' })).toEqual({});
  });
});
