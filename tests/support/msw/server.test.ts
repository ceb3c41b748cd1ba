// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { autoFinance } from '#sitecore/contracts/auto-finance.ts';
import { callService } from '#src/services/call-service.ts';
import { respondingWith, unreadable, failing, stalling, unreachable } from './response-handlers.ts';
import { mockServices } from './server.ts';

const server = mockServices();

/** Worked case AutoFinance-p06. */
const CAR = {
  principal: 504_500,
  tenure: 36,
  balloonPayment: 0,
  atc: 2.21,
  adminFeeInPercentage: 1,
  maxAdminFee: 2_500,
  insuranceRate: 4.3,
  depriciationRate: 20,
  insuranceConstant: 0,
};
const FIGURES = { EMI: 16_413.35, APR: 11.47, FinanceAmount: 504_500, TotalAmountPayable: 593_380.49 };

describe('mockServices', () => {
  it('responds to a worked case that the site requests', async () => {
    expect(await callService(autoFinance, CAR)).toEqual({ ok: true, value: { result: FIGURES } });
  });

  it('refuses requests that the contract refuses', async () => {
    const answer = await callService(autoFinance, { ...CAR, tenure: 481 });
    const error = { code: 'InvalidParameter', parameter: 'tenure' };
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'Refused', status: 400, body: { error } } });
  });

  it('compiles only with bodies of the contract', () => {
    const result = { EMI: 1, APR: 0, FinanceAmount: 1, TotalAmountPayable: 1 };
    // @ts-expect-error: the contract has no such field.
    expect(respondingWith(autoFinance, { result: { ...result, Emi: 1 } })).toBeDefined();
    // @ts-expect-error: the result is not whole.
    expect(respondingWith(autoFinance, { result: { EMI: 1 } })).toBeDefined();
    expect(respondingWith(autoFinance, { result })).toBeDefined();
  });

  it.each([
    ['Failed', failing(autoFinance)],
    ['TooManyRequests', failing(autoFinance, 429)],
    ['Unreadable', unreadable(autoFinance)],
    ['Unreachable', unreachable(autoFinance)],
  ])('misbehave for one test: %s', async (kind, handler) => {
    server.use(handler);
    expect(await callService(autoFinance, CAR)).toMatchObject({ ok: false, failure: { kind } });
  });

  it('stalls until the request is aborted', async () => {
    server.use(stalling(autoFinance));
    const given = new AbortController();
    const answer = callService(autoFinance, CAR, { signal: given.signal });
    given.abort();
    expect(await answer).toEqual({ ok: false, failure: { kind: 'Aborted' } });
  });

  it("responds with a test's own handler to any request, and removes it after the test", async () => {
    const result = { EMI: 1, APR: 0, FinanceAmount: 1, TotalAmountPayable: 1 };
    server.use(respondingWith(autoFinance, { result }));
    expect(await callService(autoFinance, { ...CAR, principal: 7 })).toEqual({ ok: true, value: { result } });
    server.resetHandlers();
    expect(await callService(autoFinance, CAR)).toEqual({ ok: true, value: { result: FIGURES } });
  });
});
