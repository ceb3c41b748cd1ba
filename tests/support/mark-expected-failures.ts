import { beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    expectedToFail?: boolean;
  }
}

// The JSON report calls a test of `test.fails` passed: only this mark tells that it proves nothing.
beforeEach(({ task }) => {
  if (task.fails === true) task.meta.expectedToFail = true;
});
