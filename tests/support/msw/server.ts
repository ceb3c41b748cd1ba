import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { calculatorHandlers } from './calculators.ts';
import { kioskHandlers } from './kiosk.ts';

/**
 * Answers the calls of a test file in the place of the bank. What a test adds with `server.use(…)` is forgotten after it;
 * a call that nobody answers, or that a handler cannot answer, fails the test that made it.
 */
export function mockServices(): ReturnType<typeof setupServer> {
  const server = setupServer(...calculatorHandlers, ...kioskHandlers);
  const faults: string[] = [];
  server.events.on('request:unhandled', ({ request }) =>
    faults.push(`nobody answers ${request.method} ${request.url}`),
  );
  server.events.on('unhandledException', ({ error }) => faults.push(error.message));
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    expect(faults.splice(0)).toEqual([]);
  });
  afterAll(() => server.close());
  return server;
}
