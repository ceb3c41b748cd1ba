import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { waitUntilStill } from './wait-until-still.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Selectors of the parts that axe checks, and of those that it leaves out. */
interface Context {
  readonly include: string[];
  readonly exclude: string[];
}

interface Axe {
  readonly run: (context: Context, options: RunOptions) => Promise<AxeResults>;
}

export interface AxeScope {
  /** Selects the only part of the page that axe checks. */
  readonly part?: string;
  /** Selectors of elements that axe leaves out. */
  readonly without?: readonly string[];
  readonly options?: RunOptions;
}

/** An element that breaks a rule. */
export interface AxeViolation {
  readonly rule: string;
  readonly html: string;
}

/**
 * Returns what axe finds on the page in its current state, once it stands still. A page is given axe's script once and keeps it: this
 * takes half the time of `@axe-core/playwright`, which sends the script before each run.
 */
export async function axeViolations(
  page: Page,
  { part, without = [], options }: AxeScope = {},
): Promise<AxeViolation[]> {
  await waitUntilStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const context: Context = { include: [part ?? 'html'], exclude: [...without] };
  // Reporting the passed rules would take as long as finding the violations. A framed page of the site is tested by itself.
  const chosen: RunOptions = { resultTypes: ['violations'], iframes: false, ...options };
  const axe = await page.evaluateHandle<Axe>('axe');
  return axe.evaluate(
    async (inPage, [where, how]) => {
      const { violations } = await inPage.run(where, how);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ rule: id, html })));
    },
    [context, chosen] as const,
  );
}
