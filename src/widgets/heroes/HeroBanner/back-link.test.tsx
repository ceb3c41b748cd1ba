// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderLayout } from '#tests/support/widget-page.ts';

/** A page with a hero whose back link is what the layout service sends. */
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

describe.each(LANGUAGES)('the hero banner in %s', (language) => {
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
