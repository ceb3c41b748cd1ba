import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');

it('docs/testing.md contains the example test word for word', () => {
  const [, shown] = /```ts\n(.*?)```/s.exec(read('docs/testing.md')) ?? [];
  expect(shown).toBe(read('tests/e2e/qa-example.e2e.ts'));
});
