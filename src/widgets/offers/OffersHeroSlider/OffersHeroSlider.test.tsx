import { expect, it } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './OffersHeroSlider.fixture.ts';

it('has all slides in the server’s HTML, in their order', async () => {
  const { html } = await renderExample(serverRegistry, fixtures.full, 'en');
  const titles = [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, title]) => title);
  expect(titles).toEqual([
    'Diriyah Nights: second ticket free',
    'Hotels in the Kingdom, fifteen per cent less',
    'New offers every week',
  ]);
});

it('has no controls for a single slide, and renders nothing without slides', async () => {
  const single = await renderExample(serverRegistry, fixtures.single, 'ar');
  expect(single.html).toContain('فندقك داخل المملكة');
  expect(single.html).not.toContain('<button');
  const empty = await renderExample(serverRegistry, fixtures.empty, 'ar');
  expect(empty.html).not.toContain('<section');
});
