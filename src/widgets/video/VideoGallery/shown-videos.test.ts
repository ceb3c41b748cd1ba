import { describe, expect, it } from 'vitest';
import { shownVideos, VIDEOS_PER_PAGE, videosOf } from './shown-videos.ts';
import { videoAddress } from './video-address.ts';

const CATEGORIES = [{ name: 'how-to' }, { name: 'safety' }, { name: 'stories' }];
const videos = Array.from({ length: 90 }, (_, index) => ({
  number: index + 1,
  fields: { Category: index < 20 ? [{ name: 'safety' }, { name: 'how-to' }] : [{ name: 'how-to' }] },
}));

const shown = (query: Readonly<Record<string, string>>) => {
  const { state, listed } = shownVideos(videos, CATEGORIES, query);
  return [state.category, listed.page, listed.pages, listed.items[0]?.number, listed.items.length];
};

describe('shownVideos', () => {
  it('has 16 films per page', () => {
    expect(VIDEOS_PER_PAGE).toBe(16);
    expect(shown({})).toEqual(['all', 1, 6, 1, 16]);
    expect(shown({ page: '6' })).toEqual(['all', 6, 6, 81, 10]);
    expect(shown({ category: 'safety', page: '2' })).toEqual(['safety', 2, 2, 17, 4]);
  });

  it.each([
    [{ page: '7' }, ['all', 6, 6, 81, 10]],
    [{ page: '0' }, ['all', 1, 6, 1, 16]],
    [{ page: '-2' }, ['all', 1, 6, 1, 16]],
    [{ page: '1e9' }, ['all', 1, 6, 1, 16]],
    [{ category: 'none', page: '2' }, ['all', 2, 6, 17, 16]],
    [{ category: '<b>', page: '<b>' }, ['all', 1, 6, 1, 16]],
    [{ category: 'stories', page: '3' }, ['stories', 1, 1, undefined, 0]],
  ])('shows what there is for %o', (query, expected) => {
    expect(shown(query)).toEqual(expected);
  });

  it('begins another category with page 1', () => {
    const { state } = shownVideos(videos, CATEGORIES, { category: 'how-to', page: '4' });
    expect(videoAddress.others(state, 'category')).toEqual([{ key: 'page', value: '1', isUnchanged: false }]);
  });
});

it('counts a film in each of its categories', () => {
  expect(['all', 'how-to', 'safety', 'stories'].map((name) => videosOf(videos, name).length)).toEqual([90, 90, 20, 0]);
});
