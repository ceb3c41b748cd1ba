import { type BrowserContext, expect } from '@playwright/test';

/** What the pages of a context say to developers: errors, warnings, refused scripts, failed and client-side page loads. */
export class Noise {
  readonly #heard: string[] = [];
  readonly #expected: { readonly pattern: RegExp; readonly times: number }[] = [];

  async listen(context: BrowserContext): Promise<void> {
    const hear = (line: string) => this.#heard.push(line);
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) hear(`console ${message.type()}: ${message.text()}`);
    });
    context.on('weberror', (error) => hear(`page error: ${error.error().message}`));
    context.on('response', (response) => {
      if (response.status() >= 400) hear(`answer ${response.status()}: ${response.url()}`);
    });
    context.on('request', (request) => {
      if (request.url().includes('/_next/data/')) hear(`client-side page: ${request.url()}`);
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`policy: ${effectiveDirective} ${blockedURI}`),
      );
    });
  }

  /** Says that something will be heard, and how often; neither its absence nor anything else is forgiven. */
  expect(pattern: RegExp, times = 1): void {
    this.#expected.push({ pattern, times });
  }

  /** How often something was heard until now. */
  count(pattern: RegExp): number {
    return this.#heard.filter((line) => pattern.test(line)).length;
  }

  check(): void {
    expect(this.#heard.filter((line) => !this.#expected.some(({ pattern }) => pattern.test(line)))).toEqual([]);
    for (const { pattern, times } of this.#expected) expect(this.count(pattern), String(pattern)).toBe(times);
  }
}
