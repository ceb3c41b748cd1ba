// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { amount, choice, defineForm } from '#src/features/form/schema.ts';
import { listedOption } from '#src/features/form/settings.ts';
import { useForm } from '#src/features/form/use-form.ts';

const form = defineForm({
  name: 'CarriedForm',
  fields: {
    country: choice({ label: 'calculator_nationality', list: 'Countries', initial: 'sa' }),
    price: amount({ label: 'auto_car_value', min: 10 }),
    deposit: amount({ label: 'calculator_balloon', optional: true }),
  },
  groups: [{ fields: ['country', 'price', 'deposit'] }],
});
const settings = { Countries: [listedOption('sa', 'السعودية'), listedOption('bh', 'البحرين')] };
const start = (onShared = vi.fn()) => {
  const { result, unmount } = renderHook(() => useForm({ form, settings, onShared }));
  return { state: result, unmount, onShared };
};
const set = (state: ReturnType<typeof start>['state'], values: Readonly<Record<'country' | 'price', string>>) => {
  act(() => state.current.setValue('country', values.country));
  act(() => state.current.setValue('price', values.price));
};

/** Follows the page's link to the other language, and opens the page there. */
function follow(path = '/en/cars'): void {
  document.querySelector('a')?.click();
  history.replaceState(null, '', path);
}

beforeEach(() => {
  history.replaceState(null, '', '/cars');
  document.body.innerHTML = '<a data-language="en" href="/en/cars">English</a>';
  document.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault();
  });
});

describe('useForm on the page in the other language', () => {
  it('has what was entered, as it was typed, once', () => {
    const arabic = start();
    set(arabic.state, { country: 'bh', price: '٥' });
    follow();
    arabic.unmount();
    const english = start();
    expect(english.state.current.values).toEqual({ country: 'bh', price: '٥', deposit: '' });
    expect(english.state.current).toMatchObject({ isChanged: true, submitCount: 0 });
    expect(english.onShared).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
    english.unmount();
    expect(start().state.current.values).toEqual({ country: 'sa', price: '', deposit: '' });
  });

  it('is submitted again where it was, unless it has errors', () => {
    for (const [price, calls] of [
      ['500', 1],
      ['5', 0],
    ] as const) {
      history.replaceState(null, '', '/cars');
      const arabic = start();
      set(arabic.state, { country: 'bh', price });
      act(() => void arabic.state.current.submit());
      follow();
      arabic.unmount();
      const english = start();
      expect(english.state.current.values.price).toBe(price);
      expect(english.onShared).toHaveBeenCalledTimes(calls);
      english.unmount();
    }
  });

  it('takes no values of another page, no option that there is not, and nothing that is damaged', () => {
    const arabic = start();
    set(arabic.state, { country: 'mars', price: '500' });
    follow('/en/homes');
    arabic.unmount();
    const elsewhere = start();
    expect(elsewhere.state.current.values.price).toBe('');
    elsewhere.unmount();
    history.replaceState(null, '', '/cars');
    const again = start();
    set(again.state, { country: 'mars', price: '500' });
    follow();
    again.unmount();
    const english = start();
    expect(english.state.current.values).toEqual({ country: '', price: '500', deposit: '' });
    english.unmount();
    sessionStorage.setItem('values CarriedForm', '{"path":');
    expect(start().state.current.values.price).toBe('');
  });

  it('stores nothing for a form that nobody has filled in', () => {
    start();
    follow();
    expect(sessionStorage).toHaveLength(0);
  });
});
