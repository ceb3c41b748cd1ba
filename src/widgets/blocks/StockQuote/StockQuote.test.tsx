// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './StockQuote.fixture.ts';

async function show(example: (typeof fixtures)[keyof typeof fixtures], language: 'ar' | 'en' = 'en') {
  document.body.innerHTML = (await renderExample(serverRegistry, example, language)).html;
}

it('shows the price, its change with its direction in words, the day and a chart', async () => {
  await show(fixtures.full, 'ar');
  expect(document.body.textContent).toContain('٣٤٫٦٢');
  expect(document.querySelector('.stock-change')?.textContent.replace('\u061c', '')).toBe('stock_up▲٠٫٤١(١٫٢٠٪)');
  expect([...document.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
    'stock_open',
    'stock_high',
    'stock_low',
    'stock_volume',
    'stock_value',
  ]);
  expect(screen.getByRole('img', { name: 'stock_chart' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'حمّل الأسعار' }).hasAttribute('download')).toBe(true);
});

it('says that a price fell', async () => {
  await show(fixtures.fall);
  expect(document.querySelector('.stock-change')?.textContent).toBe('stock_down▼0.90(2.65%)');
});

it('has no chart without prices', async () => {
  await show(fixtures.minimal);
  expect(screen.queryByRole('img')).toBeNull();
});
