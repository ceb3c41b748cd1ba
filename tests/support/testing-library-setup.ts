import { WAIT_TIMEOUT_MS } from './timeouts.ts';

// Only component tests have a document and need Testing Library.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS });
}
