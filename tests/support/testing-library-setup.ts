import { WAIT_TIMEOUT_MS } from './timeouts.ts';

// Only tests of components have a document, and only they should load what looks at it.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS });
}
