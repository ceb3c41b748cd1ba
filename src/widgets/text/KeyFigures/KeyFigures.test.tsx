// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './KeyFigures.fixture.ts';

it('shows each figure as the value of its name', async () => {
  const { html } = await renderExample(serverRegistry, fixtures.full, 'ar');
  document.body.innerHTML = html;
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['الفروع', 'الرسوم الشهرية']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['٢١٤', '٥ ريال']);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('بالأرقام');
});
