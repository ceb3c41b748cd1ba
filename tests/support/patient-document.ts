import { PATIENCE_MS } from './patience.ts';

// Only tests of components have a document, and only they should load what looks at it.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}
