import type { QaPage } from './qa-page.ts';
import { QaTest } from './qa-test.ts';

const MOST_TESTS = 200;
/** A test that has not ended by then was aborted. */
const LONGEST_TEST_MS = 30 * 60_000;

/** The running tests. */
export class QaTests {
  readonly #tests = new Map<string, QaTest>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Begins a test; undefined when too many are running. */
  begin(): QaTest | undefined {
    for (const { id, startedAt } of this.#tests.values()) if (this.#now() - startedAt > LONGEST_TEST_MS) this.end(id);
    if (this.#tests.size >= MOST_TESTS) return undefined;
    const test = new QaTest(this.#now());
    this.#tests.set(test.id, test);
    return test;
  }

  running(id: string | undefined): QaTest | undefined {
    return id === undefined ? undefined : this.#tests.get(id);
  }

  /** Returns the running test that has published a page. */
  withPage(path: string | undefined): QaTest | undefined {
    return path === undefined ? undefined : [...this.#tests.values()].find(({ pages }) => pages.has(path));
  }

  /** Removes a test with its pages and stubs, and ends its stalled requests. */
  end(id: string): void {
    this.#tests.get(id)?.end();
    this.#tests.delete(id);
  }

  /** Returns the pages of every running test by path. */
  readonly pages = (): ReadonlyMap<string, QaPage> =>
    new Map([...this.#tests.values()].flatMap(({ pages }) => [...pages]));
}
