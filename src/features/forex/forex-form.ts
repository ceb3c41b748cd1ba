import { choice, defineForm, number } from '#src/features/form/schema.ts';

/** Returns the form of a forex calculator: a travel currency and a whole amount of it. */
export const forexForm = (name: string) =>
  defineForm({
    name,
    fields: {
      currency: choice({
        label: 'forex_currency',
        list: 'ForexCards',
        value: 'id',
        empty: 'calculator_choose',
        select: true,
        optional: true,
      }),
      amount: number({
        label: 'forex_amount',
        hint: 'forex_amount_hint',
        invalid: 'Invalid_Number',
        min: 0,
        whole: true,
        optional: true,
      }),
    },
    groups: [{ fields: ['currency', 'amount'] }],
  });
