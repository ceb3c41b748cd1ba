// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { autoFinance } from '#sitecore/contracts/auto-finance.ts';
import { renderFilled } from '#tests/support/filled-auto-finance.ts';
import { loggedErrors } from '#tests/support/logged-errors.ts';
import { failing, respondingWith } from '#tests/support/msw/response-handlers.ts';
import { mockServices } from '#tests/support/msw/server.ts';
import { figures, resultPanel, visitor } from '#tests/support/submit-calculator.ts';

const bank = mockServices();
const logged = loggedErrors();

const result = { EMI: 2404.5, APR: 8.655, FinanceAmount: 120_000.4, TotalAmountPayable: 146_036.64 };
const price = () => screen.getByLabelText('auto_car_value');
const calculate = () => visitor.click(screen.getByRole('button', { name: 'auto_calculate' }));
const announced = () => resultPanel().getByRole('status').textContent;
/** Returns the number of visible notes: one in the panel, one above the schedule. */
const notes = () => screen.getAllByText('calculator_outdated').filter((one) => one.role !== 'status').length;
const hasNotes = () => screen.queryAllByText('calculator_outdated').length > 0;

async function replace(text: string): Promise<void> {
  await visitor.clear(price());
  await visitor.type(price(), text);
}

/** Renders the calculator with a result for a car of 120,000. */
async function renderCalculated(): Promise<void> {
  bank.use(respondingWith(autoFinance, { result }));
  await renderFilled();
  await calculate();
  await resultPanel().findByText('2,405');
  await screen.findByRole('table');
}

describe('result of a calculator whose inputs change', () => {
  it('is noted in the panel and above the schedule, announced once, until the inputs are set back', async () => {
    await renderCalculated();
    expect(announced()).toMatch(/^calculator_spoken/);
    expect(hasNotes()).toBe(false);
    await visitor.type(price(), '0');
    expect(notes()).toBe(2);
    expect(announced()).toBe('calculator_outdated');
    expect(figures()[1]).toContain('120,000');
    await visitor.type(price(), '{Backspace}');
    expect(hasNotes()).toBe(false);
    expect(announced()).toMatch(/^calculator_spoken/);
  });

  it('belongs to the same inputs in other digits', async () => {
    await renderCalculated();
    await replace('١٢٠٠٠٠');
    expect(hasNotes()).toBe(false);
  });

  it('stays noted when the inputs are refused or the request fails, and is current again once a new one comes', async () => {
    await renderCalculated();
    await replace('0');
    await calculate();
    expect(screen.getByRole('group', { name: 'calculator_problems_one' })).toBeDefined();
    expect(notes()).toBe(2);
    await replace('130000');
    bank.use(failing(autoFinance));
    await calculate();
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    expect(notes()).toBe(2);
    await waitFor(() => expect(announced()).toBe('calculator_outdated'));
    bank.use(respondingWith(autoFinance, { result: { ...result, EMI: 2600 } }));
    await calculate();
    expect(await resultPanel().findByText('2,600')).toBeDefined();
    expect(hasNotes()).toBe(false);
  });

  it('is current when a request for the same inputs fails', async () => {
    await renderCalculated();
    bank.use(failing(autoFinance));
    await calculate();
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    expect(resultPanel().getByText('2,405')).toBeDefined();
    expect(hasNotes()).toBe(false);
  });

  it('goes with its note when the form is cleared', async () => {
    await renderCalculated();
    await visitor.type(price(), '0');
    await visitor.click(screen.getByRole('button', { name: 'calculator_clear' }));
    expect(hasNotes()).toBe(false);
    expect(resultPanel().queryByText('2,405')).toBeNull();
  });
});
