import { type Context, Hono } from 'hono';
import type { Call, RequestOf } from '#sitecore/contracts/call.ts';
import { autoFinance as autoFinanceCall } from '#sitecore/contracts/auto-finance.ts';
import type { CalculatorRefusal } from '#sitecore/contracts/calculators.ts';
import type { PlatformEnv } from '../../http/platform-env.ts';
import { readQuery } from '../read-query.ts';
import { autoFinance } from './auto-finance.ts';
import { type Outcome, refused } from './outcome.ts';

/** Why a calculator did not reckon, in words for whoever reads a log. */
const REASONS: Readonly<Record<CalculatorRefusal['error']['code'], string>> = {
  InvalidParameter: 'is missing or not a value that it can have',
  FeesExceedPrincipal: 'does not exceed the fees paid at signing',
  InstalmentsBelowPrincipal: 'is too small to repay the principal',
  NonAmortising: 'never repays the balance',
  AprNotComputable: 'is repaid at a rate above what can be computed',
};

/** The calls of `/api/sitecore/Calculators`: a query in, figures or the first parameter at fault out. FINANCE §1.1, §1.2. */
export function calculatorRoutes(): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>();
  app.get(autoFinanceCall.path, (c) => answer(c, reckon(autoFinanceCall, autoFinance, c.req.url)));
  app.all('/api/sitecore/Calculators/:name', (c) =>
    app.routes.some(({ method, path }) => method === 'GET' && path === c.req.path)
      ? c.json({ error: 'method not allowed' }, 405, { Allow: 'GET, HEAD' })
      : c.notFound(),
  );
  return app;
}

function reckon<C extends Call, Result>(
  { request }: C,
  formula: (request: RequestOf<C>) => Outcome<Result>,
  url: string,
): Outcome<Result> {
  const read = readQuery<C['request']>(request, new URL(url).searchParams);
  return read.ok ? formula(read.value) : refused('InvalidParameter', read.parameter);
}

function answer<Result>(c: Context<PlatformEnv>, outcome: Outcome<Result>): Response {
  c.header('Cache-Control', 'no-store');
  if (outcome.ok) return c.json({ result: outcome.result });
  const { code, parameter } = outcome;
  const message = `${parameter} ${REASONS[code]}`;
  return c.json({ error: { code, parameter, message } } satisfies CalculatorRefusal, 400);
}
