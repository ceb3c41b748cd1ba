// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { choice } from '#src/features/form/schema.ts';
import { editedCalculator } from './edited-calculator.tsx';

afterEach(cleanup);

const fields = {
  ApplyNow: { href: '', text: '', title: '', target: '' },
  CardCategory: [{ id: 'gold', fields: { Title: { value: 'Gold' }, Fees: 575, Note: { value: 'from 2026' } } }],
  PaymentPercentage: [{ id: 'share', fields: { MinimumPercentage: 7.5 } }],
  Tenure: [],
};

it('editedCalculator lists the items of each choice with their texts, numbers as their options show them', () => {
  const Edited = editedCalculator({
    fields: {
      card: choice({ label: 'credit_card', list: 'CardCategory' }),
      share: choice({
        label: 'credit_payment',
        list: 'PaymentPercentage',
        title: 'MinimumPercentage',
        percent: true,
      }),
      tenure: choice({ label: 'property_tenure', list: 'Tenure' }),
    },
  });
  render(
    <Edited fields={fields} phrases={{ credit_card: 'Card', credit_payment: 'Share' }} page={{ language: 'en' }} />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Gold (from 2026)', '7.5%']);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
});
