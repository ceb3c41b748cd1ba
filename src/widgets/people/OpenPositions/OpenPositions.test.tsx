// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './OpenPositions.fixture.ts';

it('leads to each position that has a page, and says when there is none', async () => {
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.full, 'en')).html;
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/en/about/careers/head-of-fraud-operations', 'Head of fraud operationsRisk · Riyadh'],
  ]);
  expect(screen.getAllByRole('listitem')[1]?.textContent).toBe('Content writer');
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.empty, 'ar')).html;
  expect(document.body.textContent).toContain('positions_none');
  expect(screen.queryByRole('list')).toBeNull();
});
