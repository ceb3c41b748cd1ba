import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { fixtures } from '#src/widgets/help/FaqAccordion/FaqAccordion.fixture.ts';
import { layoutWith, renderLayout } from '#tests/support/widget-page.ts';

const logged = vi.fn();

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(logged));
afterEach(() => void vi.restoreAllMocks());

it('CERR-03 a link that cannot be parsed is logged and renders nothing, and the content around it is shown', async () => {
  const layout = JSON.stringify(layoutWith(fixtures.full, 'ar'));
  const broken: unknown = JSON.parse(layout.replace(/"Link":\{"value":\{"href":"[^"]*"/, '"Link":{"value":{"href":{}'));
  const whole = await renderLayout(serverRegistry, JSON.parse(layout), 'ar');
  expect(whole.html).toContain('كل الأسئلة');
  expect(logged).not.toHaveBeenCalled();

  const { html, errors } = await renderLayout(serverRegistry, broken, 'ar');
  expect(errors).toEqual([]);
  expect(logged.mock.calls).toEqual([
    [expect.stringMatching(/^FaqAccordion on \/test in ar: Link: a link is left out: /)],
  ]);
  expect(html).not.toContain('كل الأسئلة');
  expect(html).not.toContain('<a ');
  expect(html).toContain('أسئلة يطرحها الجميع');
});
