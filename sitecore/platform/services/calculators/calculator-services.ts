import { autoFinance as autoFinanceCall } from '#sitecore/contracts/auto-finance.ts';
import { autoLease as autoLeaseCall } from '#sitecore/contracts/auto-lease.ts';
import { calculatorError, type CalculatorError } from '#sitecore/contracts/calculators.ts';
import { cardFinance as cardFinanceCall } from '#sitecore/contracts/card-finance.ts';
import { depositProfit as depositProfitCall } from '#sitecore/contracts/deposit-profit.ts';
import { homeFinance as homeFinanceCall } from '#sitecore/contracts/home-finance.ts';
import { personalFinance as personalFinanceCall } from '#sitecore/contracts/personal-finance.ts';
import { pointRatios as pointRatiosCall } from '#sitecore/contracts/point-ratios.ts';
import { propertyFinance as propertyFinanceCall } from '#sitecore/contracts/property-finance.ts';
import { success } from '#sitecore/contracts/result.ts';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import type { Limit } from '../limits/limit.ts';
import { commonError, type ErrorFormat } from '../service/common-failure.ts';
import { defineService, type Service, type ServiceContext } from '../service/service.ts';
import { autoFinance } from './auto-finance.ts';
import { autoLease } from './auto-lease.ts';
import type { CalculatorFailure, CalculatorResult } from './calculator-result.ts';
import { cardFinance } from './card-finance.ts';
import { depositProfit } from './deposit-profit.ts';
import { homeFinance } from './home-finance.ts';
import { leaseTerms } from './lease-terms.ts';
import { personalFinance } from './personal-finance.ts';
import { pointRatios } from './point-ratios.ts';
import { propertyFinance } from './property-finance.ts';

/** Error messages by code, preceded by the parameter's name. */
const REASONS: Readonly<Record<CalculatorFailure['code'], string>> = {
  InvalidParameter: 'is missing or has an invalid value',
  FeesExceedPrincipal: 'does not exceed the fees paid at signing',
  InstalmentsBelowPrincipal: 'is too small to repay the principal',
  NonAmortising: 'never repays the balance',
  AprNotComputable: 'is repaid at a rate above what can be computed',
};

const errorResponse = ({ code, parameter }: CalculatorFailure) => ({
  status: 400,
  body: { error: { code, parameter, message: `${parameter} ${REASONS[code]}` } } satisfies CalculatorError,
});

/** Errors of calculators: code, parameter and message. FINANCE §1.1, §1.2. */
const ERRORS: ErrorFormat<CalculatorFailure> = {
  statuses: [400],
  own: errorResponse,
  common: (failed) =>
    failed.kind === 'malformed'
      ? errorResponse({ code: 'InvalidParameter', parameter: failed.parameter ?? '' })
      : commonError(failed),
};

/** Far more than a visitor can cause: the figures of a calculator follow each keystroke. Counting never opens the store. */
const LIMIT: Limit = { requests: 600, seconds: 60, in: 'memory' };

const OPTIONS = { limit: LIMIT, errors: ERRORS, errorSchema: calculatorError };

/** Adapts a formula to a handler. */
const calculating =
  <Request, Figures>(formula: (request: Request, context: ServiceContext) => CalculatorResult<Figures>) =>
  (request: Request, context: ServiceContext): CalculatorResult<{ readonly result: Figures }> => {
    const calculated = formula(request, context);
    return calculated.ok ? success({ result: calculated.value }) : calculated;
  };

/** The services of `/api/sitecore/Calculators`. */
export const calculatorServices: readonly Service[] = [
  defineService(autoFinanceCall, calculating(autoFinance), OPTIONS),
  defineService(homeFinanceCall, calculating(homeFinance), OPTIONS),
  defineService(
    personalFinanceCall,
    calculating((request, { now }) => personalFinance(request, riyadhDay(now))),
    OPTIONS,
  ),
  defineService(cardFinanceCall, calculating(cardFinance), OPTIONS),
  defineService(propertyFinanceCall, calculating(propertyFinance), OPTIONS),
  defineService(
    autoLeaseCall,
    calculating((request, { content }) => autoLease(request, leaseTerms(content))),
    OPTIONS,
  ),
  defineService(
    depositProfitCall,
    calculating((request, { now }) => depositProfit(request, riyadhDay(now))),
    OPTIONS,
  ),
  defineService(
    pointRatiosCall,
    calculating((request, { content }) => pointRatios(content, request)),
    OPTIONS,
  ),
];
