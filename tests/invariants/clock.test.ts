import { afterEach, expect, it, vi } from 'vitest';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { expectOutput } from '#tests/support/expected-output.ts';
import { layoutWith, renderLayout } from '#tests/support/widget-page.ts';

type FixtureModule = { readonly fixtures: Readonly<Record<string, PlacedFixture>> };

const modules = import.meta.glob<FixtureModule>('/src/widgets/**/*.fixture.ts', { eager: true });
const examples = Object.values(modules).flatMap(({ fixtures }) => Object.values(fixtures));

afterEach(() => void vi.useRealTimers());

/** Renders an example at a time, as an author's preview: HTML for visitors is cached and would be the same anyway. */
async function renderedAt(time: string, example: PlacedFixture): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(time) });
  const { html } = await renderLayout(serverRegistry, layoutWith(example, 'ar'), 'ar', 'preview');
  return html;
}

it('the HTML of no widget depends on the clock', async () => {
  // There is no platform whose services they could call: each names itself.
  expectOutput(/^[A-Z]\w+: /);
  expect(examples.length).toBeGreaterThan(100);
  for (const example of examples) {
    const html = await renderedAt('2026-01-01T06:00:00Z', example);
    expect(await renderedAt('2031-07-15T20:59:59Z', example), example.rendering.name).toBe(html);
  }
});
