import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { calculatorHandlers } from './calculators.ts';
import { kioskHandlers } from './kiosk.ts';

/**
 * Returns a server that responds in the place of the bank in a test file. Handlers of `server.use(…)` are removed after each test;
 * a request without a handler, or one whose handler throws, fails the test that sent it.
 */
export function mockServices(): ReturnType<typeof setupServer> {
  const server = setupServer(...calculatorHandlers, ...kioskHandlers);
  const errors: string[] = [];
  server.events.on('request:unhandled', ({ request }) =>
    errors.push(`no handler for ${request.method} ${request.url}`),
  );
  server.events.on('unhandledException', ({ error }) => errors.push(error.message));
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  // The site's server calls the bank only with its settings.
  beforeEach(() => void vi.stubEnv('SITECORE_API_KEY', 'key'));
  afterEach(() => {
    server.resetHandlers();
    expect(errors.splice(0)).toEqual([]);
  });
  afterAll(() => server.close());
  return server;
}
