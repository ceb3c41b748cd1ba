// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './VideoCard.fixture.ts';

const settings = vi.hoisted(() => ({ players: false }));
vi.mock('#src/features/video/video-data.server.ts', () => ({ staticProps: () => Promise.resolve(settings) }));

async function show(example: PlacedFixture) {
  document.body.innerHTML = (await renderExample(serverRegistry, example, 'en')).html;
}

afterEach(() => {
  settings.players = false;
});

const player = () => document.querySelector<HTMLTemplateElement>('template[data-player]')?.content.firstElementChild;

it('leads to a provider in a new tab unless its player may be shown', async () => {
  await show(fixtures.provider);
  const link = screen.getByRole('link', { name: /^video_play: Open an account in the app \(sign_in_new_tab\)$/ });
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.hasAttribute('data-play')).toBe(false);
  expect(player()).toBeUndefined();
});

it('has the player of a provider, which plays at once, only inside a template that nothing loads', async () => {
  settings.players = true;
  await show(fixtures.provider);
  expect(document.querySelector('iframe')).toBeNull();
  expect(player()?.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0');
  expect(player()?.getAttribute('title')).toBe('Open an account in the app');
});

it('has no link of a film that has neither a file nor an address', async () => {
  await show(fixtures.minimal);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'Open an account in the app' })).toBeTruthy();
});
