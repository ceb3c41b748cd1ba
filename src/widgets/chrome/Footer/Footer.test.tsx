// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defineFixtures } from '#src/cms/fixture.ts';
import type { IconName } from '#src/ui/icon/icon-names.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './Footer.fixture.ts';
import { widget } from './Footer.widget.ts';

const link = (name: string, Icon: IconName | '') => ({
  name,
  fields: { Link: { href: `https://${name}.example/rukn`, text: name }, Icon },
});

const { social } = defineFixtures(widget, {
  social: {
    fields: {
      Logo: { src: 'brand/logo-ar-light.svg', alt: '' },
      SocialLinks: [link('instagram', 'ig'), link('youtube', 'yt'), link('elsewhere', '')],
    },
  },
});

it('DATA-18 Footer renders a social link with its link and the icon of its class', async () => {
  const { html, errors } = await renderExample(serverRegistry, social, 'ar');
  expect(errors).toEqual([]);
  document.body.innerHTML = html;
  const row = screen.getByRole('navigation', { name: 'social_links' });
  const shown = within(row)
    .getAllByRole('link')
    .map((one) => [one.getAttribute('href'), one.querySelector('use')?.getAttribute('href')]);
  expect(shown).toEqual([
    ['https://instagram.example/rukn', '#icon-ig'],
    ['https://youtube.example/rukn', '#icon-yt'],
    ['https://elsewhere.example/rukn', '#icon-info'],
  ]);
});

it.each([
  ['ar', '٨٠٠ ١٢٣ ٤٥٦٧'],
  ['en', '800 123 4567'],
] as const)('draws the telephone from its first group in %s', async (language, number) => {
  const { html } = await renderExample(serverRegistry, fixtures.full, language);
  document.body.innerHTML = html;
  const [link] = screen.getAllByRole('link').filter((one) => one.getAttribute('href') === 'tel:8001234567');
  const text = link?.querySelector('bdo[dir=ltr]');
  expect(text?.textContent).toBe(number);
  // An isolate inside would be drawn in the direction of its digits again.
  expect(text?.querySelector('bdi, [dir]:not(bdo)')).toBeNull();
});
