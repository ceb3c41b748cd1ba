/** Output of the running test file that no test has answered for yet: console and both streams of the process. */
export const written: string[] = [];

/** Patterns of the running test's expected output, each with the number of lines that matched. */
export const expectations = new Map<RegExp, number>();

/**
 * Expects output of the running test: console messages, or lines to stdout or stderr, that match a pattern. The test fails when
 * none comes, as it does after any other output.
 */
export function expectOutput(pattern: RegExp): void {
  expectations.set(pattern, 0);
}

/** Takes the output so far; returns an error about what was not expected, and about expected output that did not come. */
export function takeOutputErrors(): Error | undefined {
  const unexpected = written.splice(0).filter((text) => !isExpected(text));
  const missing = [...expectations].filter(([, count]) => count === 0).map(([pattern]) => String(pattern));
  expectations.clear();
  if (unexpected.length === 0 && missing.length === 0) return undefined;
  const messages = [
    ...unexpected.map((text) => `unexpected output: ${text}`),
    ...missing.map((pattern) => `expected output that did not come: ${pattern}`),
  ];
  return new Error(messages.join('\n'));
}

function isExpected(text: string): boolean {
  const matching = [...expectations.keys()].filter((pattern) => pattern.test(text));
  for (const pattern of matching) expectations.set(pattern, (expectations.get(pattern) ?? 0) + 1);
  return matching.length > 0;
}
