// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { formatDay } from '#src/i18n/date.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { layoutWith, renderLayout } from '#tests/support/widget-page.ts';
import { fixtures } from './HeroBanner.fixture.ts';

const DAY = '2026-12-31T00:00:00Z';

it('CERR-04 HeroBanner shows Invalid date format instead of an invalid date, and the rest of the page', async () => {
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

it('HeroBanner loads its picture with the page, before others where it is as wide as the page', async () => {
  const { html, errors } = await renderLayout(serverRegistry, layoutWith(fixtures.full, 'ar'), 'ar');
  expect(errors).toEqual([]);
  document.body.innerHTML = html;
  const picture = document.querySelector('.hero-banner img');
  const attributes = ['src', 'loading', 'fetchpriority'].map((name) => picture?.getAttribute(name));
  expect(attributes).toEqual([expect.stringContaining('hero'), null, 'high']);
});

/** Returns a layout with a hero whose back link has the given value. */
const withBackLink = (value: object) => ({
  sitecore: {
    context: {},
    route: {
      placeholders: {
        'headless-main': [
          {
            uid: 'hero',
            componentName: 'HeroBanner',
            fields: { BannerTitle: { value: 'ركن' }, BackToPreviousPageLink: { value } },
          },
        ],
      },
    },
  },
});

describe.each(LANGUAGES)('HeroBanner in %s', (language) => {
  it('SEC-HERO-02 shows the back link only if it has both a link and a label', async () => {
    const linksWith = async (value: object) => {
      const { html, errors } = await renderLayout(serverRegistry, withBackLink(value), language);
      expect(errors).toEqual([]);
      document.body.innerHTML = html;
      expect(document.querySelector('h1')?.textContent).toBe('ركن');
      return [...document.querySelectorAll('a')].map((link) => link.textContent);
    };
    expect(await linksWith({ href: '/cards', text: 'البطاقات' })).toEqual(['البطاقات']);
    expect(await linksWith({ href: '/cards', text: '' })).toEqual([]);
    expect(await linksWith({ href: '/cards' })).toEqual([]);
    expect(await linksWith({ href: '', text: 'البطاقات' })).toEqual([]);
    expect(await linksWith({ text: 'البطاقات' })).toEqual([]);
    expect(await linksWith({})).toEqual([]);
  });
});
