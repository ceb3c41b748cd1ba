import { type Context, Hono } from 'hono';
import { autoLease as autoLeaseCall, type AutoLeaseRequest } from '#sitecore/contracts/auto-lease.ts';
import type { Call, RequestOf } from '#sitecore/contracts/call.ts';
import { autoFinance as autoFinanceCall } from '#sitecore/contracts/auto-finance.ts';
import type { CalculatorError } from '#sitecore/contracts/calculators.ts';
import { cardFinance as cardFinanceCall } from '#sitecore/contracts/card-finance.ts';
import { homeFinance as homeFinanceCall } from '#sitecore/contracts/home-finance.ts';
import {
  personalFinance as personalFinanceCall,
  type PersonalFinanceRequest,
} from '#sitecore/contracts/personal-finance.ts';
import { propertyFinance as propertyFinanceCall } from '#sitecore/contracts/property-finance.ts';
import { pointRatios as pointRatiosCall, type PointRatiosRequest } from '#sitecore/contracts/point-ratios.ts';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import type { Content } from '../../content/content.ts';
import type { PlatformEnv } from '../../http/platform-env.ts';
import { readQuery } from '../read-query.ts';
import { autoFinance } from './auto-finance.ts';
import { autoLease } from './auto-lease.ts';
import { cardFinance } from './card-finance.ts';
import { homeFinance } from './home-finance.ts';
import { leaseTerms } from './lease-terms.ts';
import { type CalculatorResult, failure } from './calculator-result.ts';
import { personalFinance } from './personal-finance.ts';
import { pointRatios } from './point-ratios.ts';
import { propertyFinance } from './property-finance.ts';

/** Error messages by code, preceded by the parameter's name. */
const REASONS: Readonly<Record<CalculatorError['error']['code'], string>> = {
  InvalidParameter: 'is missing or has an invalid value',
  FeesExceedPrincipal: 'does not exceed the fees paid at signing',
  InstalmentsBelowPrincipal: 'is too small to repay the principal',
  NonAmortising: 'never repays the balance',
  AprNotComputable: 'is repaid at a rate above what can be computed',
};

/** Returns the routes of `/api/sitecore/Calculators`; an error names the first invalid parameter. FINANCE §1.1, §1.2. */
export function calculatorRoutes(content: () => Content): Hono<PlatformEnv> {
  const leaseOnCurrentTerms = (request: AutoLeaseRequest) => autoLease(request, leaseTerms(content()));
  const currentRatios = (request: PointRatiosRequest) => pointRatios(content(), request);
  const app = new Hono<PlatformEnv>();
  app.get(autoFinanceCall.path, (c) => respond(c, calculate(autoFinanceCall, autoFinance, c.req.url)));
  app.get(homeFinanceCall.path, (c) => respond(c, calculate(homeFinanceCall, homeFinance, c.req.url)));
  app.get(personalFinanceCall.path, (c) => respond(c, calculate(personalFinanceCall, personalFinanceToday, c.req.url)));
  app.get(cardFinanceCall.path, (c) => respond(c, calculate(cardFinanceCall, cardFinance, c.req.url)));
  app.get(propertyFinanceCall.path, (c) => respond(c, calculate(propertyFinanceCall, propertyFinance, c.req.url)));
  app.get(autoLeaseCall.path, (c) => respond(c, calculate(autoLeaseCall, leaseOnCurrentTerms, c.req.url)));
  app.get(pointRatiosCall.path, (c) => respond(c, calculate(pointRatiosCall, currentRatios, c.req.url)));
  app.all('/api/sitecore/Calculators/:name', (c) =>
    app.routes.some(({ method, path }) => method === 'GET' && path === c.req.path)
      ? c.json({ error: 'method not allowed' }, 405, { Allow: 'GET, HEAD' })
      : c.notFound(),
  );
  return app;
}

const personalFinanceToday = (request: PersonalFinanceRequest) => personalFinance(request, riyadhDay(new Date()));

function calculate<C extends Call, Result>(
  { request }: C,
  formula: (request: RequestOf<C>) => CalculatorResult<Result>,
  url: string,
): CalculatorResult<Result> {
  const read = readQuery<C['request']>(request, new URL(url).searchParams);
  return read.ok ? formula(read.value) : failure('InvalidParameter', read.parameter);
}

function respond<Result>(c: Context<PlatformEnv>, result: CalculatorResult<Result>): Response {
  c.header('Cache-Control', 'no-store');
  if (result.ok) return c.json({ result: result.value });
  const { code, parameter } = result;
  const message = `${parameter} ${REASONS[code]}`;
  return c.json({ error: { code, parameter, message } } satisfies CalculatorError, 400);
}
