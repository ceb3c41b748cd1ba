import { type BrowserContext, expect } from '@playwright/test';

/**
 * Developer-facing output of a context's pages: errors, warnings, blocked scripts, failed requests and client-side
 * page loads.
 */
export class Noise {
  readonly #lines: string[] = [];
  readonly #expected: { readonly pattern: RegExp; readonly times: number }[] = [];

  async listen(context: BrowserContext): Promise<void> {
    const record = (line: string) => this.#lines.push(line);
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) record(`console ${message.type()}: ${message.text()}`);
    });
    context.on('weberror', (error) => record(`page error: ${error.error().message}`));
    context.on('response', (response) => {
      if (response.status() >= 400) record(`response ${response.status()}: ${response.url()}`);
    });
    context.on('request', (request) => {
      if (request.url().includes('/_next/data/')) record(`client-side page: ${request.url()}`);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`policy: ${effectiveDirective} ${blockedURI}`),
      );
    });
  }

  /** Expects lines of a pattern, exactly so many; every other line fails `check`. */
  expect(pattern: RegExp, times = 1): void {
    this.#expected.push({ pattern, times });
  }

  /** Returns the number of recorded lines of a pattern. */
  count(pattern: RegExp): number {
    return this.#lines.filter((line) => pattern.test(line)).length;
  }

  check(): void {
    expect(this.#lines.filter((line) => !this.#expected.some(({ pattern }) => pattern.test(line)))).toEqual([]);
    for (const { pattern, times } of this.#expected) expect(this.count(pattern), String(pattern)).toBe(times);
  }
}
