// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { manyVideos } from '#tests/support/many-videos.ts';
import { editMode } from '#tests/support/edit-mode.ts';
import { layoutWith, renderExample, renderLayout } from '#tests/support/widget-page.ts';
import { fixtures } from './VideoGallery.fixture.ts';

async function show(example: PlacedFixture, language: 'ar' | 'en' = 'en') {
  const { html, errors } = await renderExample(serverRegistry, example, language);
  expect(errors).toEqual([]);
  document.body.innerHTML = html;
}

const pagesOf = () =>
  within(screen.getByRole('navigation', { name: 'listing_pages' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe.each(LANGUAGES)('VideoGallery in %s', (language) => {
  it('SEC-VIDEO-05 shows 16 films and at most 5 page buttons, of 6 pages', async () => {
    await show(manyVideos, language);
    expect(screen.getAllByRole('article')).toHaveLength(16);
    // The last link leads to the next page.
    expect(pagesOf().map((href) => new URLSearchParams(href?.split('?')[1]).get('page'))).toEqual([
      ...['1', '2', '3', '4', '5'],
      '2',
    ]);
  });

  it('has a tab for all films and for each category that has any', async () => {
    await show(manyVideos, language);
    const tabs = within(screen.getByRole('group', { name: 'videos_categories' })).getAllByRole('button');
    expect(tabs.map((tab) => tab.getAttribute('value'))).toEqual(['all', 'how-to', 'safety']);
    expect(tabs.map((tab) => tab.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false']);
  });
});

it('has the film with its captions ready, and loads nothing of it before', async () => {
  await show(fixtures.full);
  expect(document.querySelector('video')).toBeNull();
  const template = document.querySelector<HTMLTemplateElement>('template[data-player]');
  const film = template?.content.querySelector('video');
  expect(film?.getAttribute('src')).toBe('/-/media/videos/open-an-account.webm');
  expect(film?.querySelector('track')?.getAttribute('src')).toBe('/-/media/videos/open-an-account.en.vtt');
  expect(film?.hasAttribute('controls')).toBe(true);
});

it('shows every film and every category to an author, and no pages', async () => {
  const { layout } = editMode(layoutWith(manyVideos, 'en'));
  document.body.innerHTML = (await renderLayout(serverRegistry, layout, 'en', 'edit')).html;
  expect(screen.getAllByRole('article')).toHaveLength(90);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(document.querySelector('dialog')).toBeNull();
});

it('says that there are no films', async () => {
  await show(fixtures.minimal, 'ar');
  expect(screen.getByText('no_data_found')).toBeTruthy();
});
