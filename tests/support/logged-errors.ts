import { afterEach, beforeEach, type Mock, vi } from 'vitest';

/**
 * Returns a mock of console.error that is cleared before each test. After each test it restores mocks, globals and the URL.
 * Call it once at the top of a component test file.
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
