// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FormFields } from './FormFields.tsx';
import { amount, choice, defineForm } from './schema.ts';
import { useForm } from './use-form.ts';

const form = defineForm({
  name: 'Hints',
  fields: {
    sum: amount({
      label: 'deposit_amount',
      hint: ['deposit_limits', 'deposit_least'],
      min: 'MinAmount',
      max: 'MaxAmount',
    }),
    sector: choice({
      label: 'personal_sector',
      list: 'Sectors',
      description: 'Description',
      waiting: 'personal_sub_sector_waits',
      waitingSubmit: 'personal_sub_sector_submits',
      select: true,
    }),
  },
  groups: [{ fields: ['sum', 'sector'] }],
});
const phrases = {
  deposit_amount: 'المبلغ',
  deposit_limits: 'من {min} إلى {max} ريال',
  deposit_least: '{min} ريال فأكثر',
  personal_sector: 'جهة العمل',
  personal_sub_sector_waits: 'اختر الجنسية أولاً',
  personal_sub_sector_submits: 'اختر الجنسية ثم «{button}»',
};
const health = {
  fields: { Title: { value: 'الصحة' }, Value: { value: 'health' }, Description: { value: 'المستشفيات' } },
};

afterEach(cleanup);

interface Settings {
  readonly MinAmount: number | null;
  readonly MaxAmount: number | null;
  readonly Sectors: readonly (typeof health)[];
}

function Form({ settings, query }: { readonly settings: Settings; readonly query: Readonly<Record<string, string>> }) {
  const state = useForm({ form, settings, query });
  const texts = { choose: 'اختر', submitLabel: 'احسب' };
  return <FormFields id="form" language="ar" {...{ phrases, form, settings, state, ...texts }} />;
}

const NO_SETTINGS: Settings = { MinAmount: null, MaxAmount: null, Sectors: [] };
const show = (settings: Partial<Settings>, query = {}) =>
  render(<Form settings={{ ...NO_SETTINGS, ...settings }} query={query} />);
const hintOf = (name: string) => document.getElementById(`form-${name}-hint`)?.textContent;

describe('FormFields', () => {
  it('hints at the bounds that the author sets', () => {
    show({ MinAmount: 1_000, MaxAmount: 5_000 });
    expect(hintOf('sum')).toBe('من ١٬٠٠٠ إلى ٥٬٠٠٠ ريال');
  });

  it('hints at the least amount where it is the only bound, and at nothing without bounds', () => {
    show({ MinAmount: 1_000 });
    expect(hintOf('sum')).toBe('١٬٠٠٠ ريال فأكثر');
    cleanup();
    show({});
    expect(hintOf('sum')).toBeUndefined();
  });

  it('says what the options of a choice wait for, with scripts and without', () => {
    show({});
    expect(hintOf('sector')).toBe('اختر الجنسية أولاًاختر الجنسية ثم «احسب»');
    expect(screen.getByText('اختر الجنسية ثم «احسب»').className).toBe('hidden noscript:inline');
  });

  it('describes the chosen option', () => {
    show({ Sectors: [health] }, { form: 'Hints', sector: 'health' });
    expect(hintOf('sector')).toBe('المستشفيات');
  });

  it('offers the first option of its form where the choice has none of its own', () => {
    show({ Sectors: [health] });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['اختر', 'الصحة']);
  });
});
