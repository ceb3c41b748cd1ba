import { http, HttpResponse, type JsonBodyType } from 'msw';
import { safeParse } from 'zod/mini';
import type { Call } from '#sitecore/contracts/call.ts';
import type { CalculatorError } from '#sitecore/contracts/calculators.ts';
import { serverVectors } from '#tests/finance/vectors.ts';
import { anyHost } from './response-handlers.ts';

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } };

/**
 * Returns handlers of a calculator that look up its worked cases and calculate nothing: they refuse what the contract refuses; a
 * request that is no worked case fails the test, which has to set its own response with `respondingWith`.
 */
export function workedCases(call: Call, calculator: string) {
  const cases = serverVectors(calculator).map(({ httpStatus, input, expected }) => ({
    key: keyOf(call, input),
    respond: () => (httpStatus === 200 ? accepted(call, { result: expected }) : refused(expected)),
  }));
  return [
    http.get(anyHost(call), ({ request }) => {
      const { searchParams } = new URL(request.url);
      const query = Object.fromEntries([...searchParams].filter(([, value]) => value !== ''));
      const read = safeParse(call.request, query);
      if (!read.success)
        return refused({ error: 'InvalidParameter', parameter: String(read.error.issues[0]?.path[0] ?? '') });
      const known = cases.find(({ key }) => key === keyOf(call, query));
      if (known) return known.respond();
      throw new Error(`${calculator} has no worked case for ${searchParams.toString()}: use respondingWith(…)`);
    }),
    http.all(anyHost(call), () => new HttpResponse(null, { status: 405, headers: { Allow: 'GET, HEAD' } })),
  ];
}

/** Returns a key of a request: its parameters as the contract parses them, in the contract's order. */
function keyOf({ request }: Call, query: Readonly<Record<string, unknown>>): string | undefined {
  const read = safeParse(request, query);
  return read.success ? JSON.stringify(Object.keys(request.shape).map((name) => read.data[name])) : undefined;
}

/** Responds with a body that the call's contract has. */
function accepted({ path, response }: Call, body: JsonBodyType) {
  if (!safeParse(response, body).success) throw new Error(`${path}: the worked case is no response of the contract`);
  return HttpResponse.json(body, NO_STORE);
}

function refused({ error, parameter }: Readonly<Record<string, unknown>>) {
  const code = CODES.find((one) => one === error);
  if (code === undefined) throw new Error(`no calculator refuses with ${String(error)}`);
  const body: CalculatorError = { error: { code, parameter: String(parameter), message: 'is refused' } };
  return HttpResponse.json(body, { status: 400, ...NO_STORE });
}

const CODES = [
  'InvalidParameter',
  'FeesExceedPrincipal',
  'InstalmentsBelowPrincipal',
  'NonAmortising',
  'AprNotComputable',
] as const satisfies readonly CalculatorError['error']['code'][];
