// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { amount, choice, defineForm, number } from './schema.ts';
import { useForm } from './use-form.ts';

const form = defineForm({
  name: 'Sample',
  fields: {
    country: choice({ label: 'calculator_nationality', list: 'Countries', resets: ['city'] }),
    city: choice({ label: 'calculator_account_type', list: 'Cities' }),
    price: amount({ label: 'calculator_salary', min: 100 }),
    deposit: number({ label: 'calculator_instalments', optional: true }),
  },
  groups: [
    { title: 'calculator_about_you', fields: ['country', 'city'] },
    { title: 'auto_about_car', fields: ['price', 'deposit'] },
  ],
  derive: (values, isTouched) =>
    isTouched('deposit') || values.price === '' ? values : { ...values, deposit: `${Number(values.price) / 10}` },
});
const option = (value: string) => ({ fields: { Title: { value }, Value: { value } } });
const settings = { Countries: [option('sa')], Cities: [option('riyadh')] };

const start = (query?: Readonly<Record<string, string>>, onShared?: () => void) =>
  renderHook(() => useForm({ form, settings, ...(query && { query }), ...(onShared && { onShared }) })).result;
const set = (state: ReturnType<typeof start>, field: keyof typeof form.fields, text: string) =>
  act(() => state.current.setValue(field, text));

afterEach(() => history.replaceState(null, '', '/'));

describe('useForm', () => {
  it('shows no error before a submit, then those that were wrong until they are right', () => {
    const state = start();
    set(state, 'price', '5');
    expect(state.current.errors).toEqual({});
    act(() => void state.current.submit());
    expect(state.current.errors).toEqual({ country: 'required', city: 'required', price: 'outOfRange' });
    set(state, 'price', '500');
    set(state, 'price', '5');
    expect(state.current.errors).toEqual({ country: 'required', city: 'required' });
    expect(state.current.submitCount).toBe(1);
  });

  it('empties what a change resets and derives what nobody has touched', () => {
    const state = start();
    set(state, 'country', 'sa');
    set(state, 'city', 'riyadh');
    set(state, 'price', '500');
    expect(state.current.values).toEqual({ country: 'sa', city: 'riyadh', price: '500', deposit: '50' });
    set(state, 'deposit', '7');
    set(state, 'country', 'sa');
    expect(state.current.values).toEqual({ country: 'sa', city: '', price: '500', deposit: '7' });
  });

  it('shows the errors of a server until their field changes', () => {
    const state = start();
    act(() => state.current.reject({ price: 'مرفوض', city: 'مغلقة' }));
    expect(state.current.rejected).toEqual({ price: 'مرفوض', city: 'مغلقة' });
    set(state, 'price', '1');
    expect(state.current.rejected).toEqual({ price: undefined, city: 'مغلقة' });
    act(() => void state.current.submit());
    expect(state.current.rejected).toEqual({});
  });

  it('clears to the values at first', () => {
    const state = start();
    set(state, 'price', '5');
    expect(state.current.isChanged).toBe(true);
    act(() => void state.current.submit());
    act(() => state.current.clear());
    expect(state.current).toMatchObject({ isChanged: false, errors: {}, values: { price: '', deposit: '' } });
  });

  it('leaves a step only when its own fields are right', () => {
    const state = start();
    act(() => state.current.next());
    expect(state.current).toMatchObject({ step: 0, errors: { country: 'required', city: 'required' } });
    set(state, 'country', 'sa');
    set(state, 'city', 'riyadh');
    act(() => state.current.next());
    expect(state.current).toMatchObject({ step: 1, errors: {} });
    act(() => state.current.back());
    act(() => state.current.back());
    expect(state.current.step).toBe(0);
  });

  it('is filled in and checked from its own query, as a browser without scripts has submitted it', () => {
    const values = { country: 'sa', city: 'riyadh', price: '5', deposit: '' };
    const query = { form: 'Sample', ...values };
    expect(start(query).current).toMatchObject({ values, errors: { price: 'outOfRange' }, submitCount: 1 });
    expect(start({ ...query, form: 'Other' }).current).toMatchObject({ values: { price: '' }, submitCount: 0 });
  });

  it('is filled in from a shared link, with what the link does not say derived', () => {
    history.replaceState(null, '', '/#Sample?price=500&country=mars');
    const onShared = vi.fn();
    const state = start(undefined, onShared);
    const values = { country: '', city: '', price: '500', deposit: '50' };
    expect(state.current.values).toEqual(values);
    expect(onShared).toHaveBeenCalledExactlyOnceWith(values);
  });
});
