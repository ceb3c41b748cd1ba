// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatDay } from '#src/i18n/date.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { layoutWith, renderLayout } from '#tests/support/widget-page.ts';
import { fixtures } from './HeroBanner.fixture.ts';

const DAY = '2026-12-31T00:00:00Z';

it('CERR-04 throws Invalid date format for an invalid date, which hides the date and not the page', async () => {
  expect(() => formatDay('soon', 'en')).toThrow('Invalid date format');
  const dated = JSON.stringify(layoutWith(fixtures.full, 'en'));
  expect(dated).toContain(`"${DAY}"`);
  for (const [written, shown] of [
    [DAY, 'December 31, 2026'],
    ['soon', 'Invalid date format'],
  ] as const) {
    const layout: unknown = JSON.parse(dated.replaceAll(DAY, written));
    const { html, errors } = await renderLayout(serverRegistry, layout, 'en');
    expect(errors).toEqual([]);
    document.body.innerHTML = html;
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(document.body.textContent).toContain(shown);
    expect(document.body.textContent).not.toContain('soon');
  }
});
