// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './StockCard.fixture.ts';

it('has a titled frame of the address that its author gives', async () => {
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.full, 'ar')).html;
  expect(screen.getByTitle('سهم ركن اليوم').getAttribute('src')).toBe('/about');
  expect(screen.getByRole('heading', { level: 2, name: 'سهم ركن اليوم' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'من يدير البنك' }).getAttribute('href')).toBe('/about/governance');
});

it('links a quote of an origin that is not allowed', async () => {
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.refused, 'en')).html;
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://strange.example/quote');
});
