// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './HorizontalCardCarousel.fixture.ts';

it('has its cards in a row of links, and is left out without any', async () => {
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.full, 'en')).html;
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/en/personal/cards');
  expect(screen.getByRole('group', { name: 'Choose what suits you' })).toBeTruthy();
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.empty, 'en')).html;
  expect(screen.queryByRole('list')).toBeNull();
});
