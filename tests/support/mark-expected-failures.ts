import { beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    expectedToFail?: boolean;
  }
}

// The JSON report counts a test of `test.fails` as passed: only this mark shows that it proves nothing.
beforeEach(({ task }) => {
  if (task.fails === true) task.meta.expectedToFail = true;
});
