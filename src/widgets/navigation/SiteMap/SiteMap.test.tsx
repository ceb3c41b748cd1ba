// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { screen, within } from '@testing-library/react';
import { z } from 'zod';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { fixtureJson } from '#src/cms/fixture.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { expectOutput } from '#tests/support/expected-output.ts';
import { queryPlatform } from '#tests/support/sample-results.ts';
import { renderExample, renderLayout } from '#tests/support/widget-page.ts';
import { fixtures } from './SiteMap.fixture.ts';

vi.mock('#src/queries/query-platform.server.ts', () => import('#tests/support/sample-results.ts'));

const DICTIONARY = join(import.meta.dirname, '../../../../sitecore/content/dictionary.yml');
const dictionary = z
  .record(z.string(), z.object({ ar: z.string(), en: z.string() }))
  .parse(parse(readFileSync(DICTIONARY, 'utf8')));

const renderSiteMap = async (name: keyof typeof fixtures, language: 'ar' | 'en') => {
  const { html, errors } = await renderExample(serverRegistry, fixtures[name], language);
  expect(errors).toEqual([]);
  document.body.innerHTML = html;
};

const hrefs = (inside: HTMLElement): (string | null)[] =>
  within(inside)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

beforeEach(() => (document.body.innerHTML = ''));

describe('SiteMap', () => {
  it('nests child pages under their parents, in the language of the page', async () => {
    await renderSiteMap('full', 'en');
    const accounts = screen.getByRole('link', { name: 'Accounts' }).closest('li');
    expect(accounts && hrefs(accounts)).toEqual(['/en/personal/accounts', '/en/personal/accounts/fees']);
    expect(screen.getByRole('heading', { level: 2, name: 'Personal' })).toBeTruthy();
    await renderSiteMap('full', 'ar');
    expect(screen.getByRole('link', { name: 'البطاقات' }).getAttribute('href')).toBe('/personal/cards');
  });

  it('groups the pages without children, and marks the current one', async () => {
    await renderSiteMap('full', 'ar');
    const list = screen.getByRole('heading', { name: 'more_pages' }).parentElement;
    expect(list && hrefs(list)).toEqual(['/business', '/site-map']);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('خريطة الموقع');
  });

  it.each(LANGUAGES)('leaves out pages that are not listed, and keeps those below them, in %s', async (language) => {
    await renderSiteMap('unlisted', language);
    const prefix = language === 'en' ? '/en' : '';
    expect(hrefs(document.body)).toEqual([`${prefix}/kiosk/help`, `${prefix}/about`]);
  });

  it('shows the whole tree while nobody knows which pages are listed', async () => {
    queryPlatform.mockRejectedValueOnce(new Error('down'));
    await renderSiteMap('unlisted', 'en');
    expectOutput(/SiteMap: Error/);
    expect(hrefs(document.body)).toEqual(['/en/kiosk', '/en/kiosk/help', '/en/about']);
  });

  it('adds the full title as a tooltip to shortened titles only', async () => {
    await renderSiteMap('longArabic', 'en');
    const titles = screen.getAllByRole('link').map((link) => [link.textContent, link.title]);
    expect(titles).toEqual([
      ['Legal documents and every…', 'Legal documents and every policy of Rukn Bank'],
      ['General terms for account…', 'General terms for accounts and cards'],
    ]);
    await renderSiteMap('minimal', 'en');
    expect(screen.getByRole('link', { name: 'About Rukn' }).hasAttribute('title')).toBe(false);
  });

  it.each([
    ['an object', { pages: [] }],
    ['a text', 'pages'],
    ['nothing', null],
  ])('ERR-12 shows Invalid data format when its data is no list but %s', async (_, fields) => {
    const rendering = { ...fixtureJson(fixtures.minimal, 'ar'), fields };
    const layout = {
      sitecore: { context: { pageEditing: false }, route: { placeholders: { 'headless-main': [rendering] } } },
    };
    for (const language of LANGUAGES) {
      const phrase = dictionary.invalid_data_format?.[language] ?? '';
      const phrases = { invalid_data_format: phrase };
      const { html } = await renderLayout(serverRegistry, layout, language, 'normal', phrases);
      document.body.innerHTML = html;
      expect(document.body.textContent).toBe(phrase);
    }
    expect(document.body.textContent).toBe('Invalid data format');
  });

  it('omits pages without a title or without a URL', async () => {
    const json = fixtureJson(fixtures.minimal, 'ar');
    const fields = [
      { Id: '1', Href: '/a', NavigationTitle: { value: '' }, Title: { value: 'عنوان' } },
      { Id: '2', Href: '/b', DisplayName: 'اسم' },
      { Id: '3', Href: '/c', NavigationTitle: { value: '' } },
      { Id: '4', Href: '', DisplayName: 'بلا عنوان' },
    ];
    const layout = { sitecore: { context: {}, route: { placeholders: { 'headless-main': [{ ...json, fields }] } } } };
    const { html } = await renderLayout(serverRegistry, layout, 'ar');
    document.body.innerHTML = html;
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['عنوان', 'اسم']);
  });
});
