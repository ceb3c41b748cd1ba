// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { pointRatios } from '#sitecore/contracts/point-ratios.ts';
import { failureCases } from '#tests/support/submit-calculator.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { misbehaving } from '#tests/support/msw/response-handlers.ts';
import { loggedErrors } from '#tests/support/logged-errors.ts';
import { mockServices } from '#tests/support/msw/server.ts';
import { waitUntilIdle } from '#tests/support/wait-until-idle.ts';
import { fixtures } from './PointsValueCalculator.fixture.ts';

const bank = mockServices();
const logged = loggedErrors();
const user = userEvent.setup({ delay: null });

// A timer of a test must not end in the next one, or after the last.
afterEach(waitUntilIdle);

it.each(failureCases(pointRatios))(
  'CALC-LOY-17 PointsValueCalculator logs a failed request for the products and shows no message: %s',
  async (_, handler, kind) => {
    bank.use(handler);
    await hydrateExample(fixtures.full, 'en');
    const [byServer, byBrowser] = [/^PointsValueCalculator: no products: /, 'PointsValueCalculator: no products'];
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(2));
    expect(logged.mock.calls).toEqual([
      [expect.stringMatching(byServer)],
      [byBrowser, expect.objectContaining({ kind })],
    ]);
    const list = within(screen.getByLabelText('Select_Your_Product'));
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['PleaseSelectForForms']);
    await user.type(screen.getByLabelText('loyalty_points_held'), '1000');
    expect(screen.getByLabelText('loyalty_points_held')).toHaveProperty('value', '1000');
    expect(screen.getByText('loyalty_cash_value').nextElementSibling?.textContent).toContain('0.00');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it('PointsValueCalculator repeats a failed request for the products when it is mounted again', async () => {
  await hydrateExample(fixtures.full, 'en');
  expect(await screen.findByRole('option', { name: 'Signature card' })).toBeDefined();
  expect(logged).not.toHaveBeenCalled();
});

it('PointsValueCalculator omits a product without a name and the second of two with one name', async () => {
  const rows = [
    { Key: 'ألف', Value: 0.5, Image: '/x.png' },
    { Key: '', Value: 1 },
    { Key: 'ألف', Value: 2 },
  ];
  bank.use(misbehaving(pointRatios, { result: { CardAndSARPointRatio: rows, Status: 'ok' } }));
  await hydrateExample(fixtures.full, 'ar');
  await user.selectOptions(
    screen.getByLabelText('Select_Your_Product'),
    await screen.findByRole('option', { name: 'ألف' }),
  );
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await user.type(screen.getByLabelText('loyalty_points_held'), '10');
  const panel = within(screen.getByRole('region', { name: /^calculator_result/ }));
  expect(panel.getByText('loyalty_cash_value').nextElementSibling?.textContent).toContain('٥٫٠٠');
});
