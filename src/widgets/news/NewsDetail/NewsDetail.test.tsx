// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { fixtureJson, type PlacedFixture } from '#src/cms/fixture.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { structuredData } from '#src/widgets/structured-data.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './NewsDetail.fixture.ts';
import { readingMinutes } from './reading-minutes.ts';

beforeEach(() => {
  vi.stubEnv('SITECORE_API_KEY', 'key');
  vi.stubEnv('SITECORE_API_HOST', 'https://platform.example');
});

afterEach(() => void vi.unstubAllEnvs());

async function show(example: PlacedFixture, language: 'ar' | 'en' = 'en'): Promise<void> {
  const { html, errors } = await renderExample(serverRegistry, example, language);
  expect(errors).toEqual([]);
  document.body.innerHTML = html;
}

const picture = () => document.querySelector('img');

describe.each(LANGUAGES)('NewsDetail in %s', (language) => {
  it('NEWS-02 shows the site’s picture, as a decoration, for an article without one', async () => {
    await show(fixtures.minimal, language);
    expect([picture()?.getAttribute('src'), picture()?.alt]).toEqual(['/scenes/news.svg', '']);
    await show(fixtures.full, language);
    expect(picture()?.getAttribute('src')).toContain('news/tower.svg');
  });

  it('leaves out what an article has not: date, categories, text and the time that reading takes', async () => {
    await show(fixtures.minimal, language);
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(document.querySelector('time')).toBeNull();
    expect(document.querySelector('.prose')).toBeNull();
    expect(document.body.textContent).not.toContain('news_minutes');
  });
});

it.each([
  ['', 0],
  ['<p>one two</p>', 0],
  [`<p>${'word '.repeat(399)}</p>`, 2],
  [`<p>${'كلمة '.repeat(20_000)}</p>`, 100],
])('readingMinutes of a text (%#)', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});

it('adds a NewsArticle of schema.org with what it has', () => {
  const page = {
    language: 'en',
    title: 'News',
    url: 'https://rukn.example/en/n',
    publicUrl: 'https://rukn.example',
  } as const;
  const nodesOf = (example: PlacedFixture) => structuredData.NewsDetail?.(fixtureJson(example, 'en').fields, page);
  const [{ image, ...node } = { image: undefined }] = nodesOf(fixtures.full) ?? [];
  const bank = { '@type': 'BankOrCreditUnion', '@id': 'https://rukn.example/#bank' };
  expect(image).toMatch(/^https:\/\/rukn\.example\/.*tower\.svg/);
  expect(node).toEqual({
    '@type': 'NewsArticle',
    '@id': 'https://rukn.example/en/n#article',
    headline: 'A cashless branch opens in Al Malqa',
    datePublished: '2026-11-05T00:00:00Z',
    articleSection: ['Branches'],
    inLanguage: 'en',
    mainEntityOfPage: 'https://rukn.example/en/n',
    author: bank,
    publisher: bank,
  });
  expect(nodesOf(fixtures.minimal)?.[0]).toMatchObject({ image: 'https://rukn.example/scenes/news.svg' });
  expect(nodesOf(fixtures.minimal)?.[0]).not.toHaveProperty('datePublished');
});
