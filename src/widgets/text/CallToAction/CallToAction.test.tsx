// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './CallToAction.fixture.ts';

it('leads on by phone and by link, where it has them', async () => {
  const full = await renderExample(serverRegistry, fixtures.full, 'en');
  document.body.innerHTML = full.html;
  expect(screen.getByRole('link', { name: '800 123 4567' }).getAttribute('href')).toBe('tel:8001234567');
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/en/help/contact');

  const minimal = await renderExample(serverRegistry, fixtures.minimal, 'en');
  document.body.innerHTML = minimal.html;
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Ask the Shariah board');
  expect(screen.queryByRole('link')).toBeNull();
});
