import { afterEach, beforeEach, type Mock, vi } from 'vitest';

/**
 * What a page logs as an error, test by test, kept from the console; after each test what was stubbed and the page's address
 * are as before. Called once, at the top of a file of component tests.
 */
export function loggedErrors(): Mock {
  const logged = vi.fn();
  beforeEach(() => {
    logged.mockReset();
    vi.spyOn(console, 'error').mockImplementation(logged);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    history.replaceState(null, '', '/');
  });
  return logged;
}
