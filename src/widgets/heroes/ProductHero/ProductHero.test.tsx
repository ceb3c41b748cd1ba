// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HERO_NAVIGATION_MS } from '#src/config/timings/motion.ts';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { enhance } from './ProductHero.enhance.ts';
import { fixtures } from './ProductHero.fixture.ts';
import { productBannerItems } from './product-heroes.ts';

async function show(example: PlacedFixture) {
  document.documentElement.lang = 'en';
  document.body.innerHTML = (await renderExample(serverRegistry, example, 'en')).html;
  enhance(document.body);
}

const shown = () => document.querySelector('[data-slide][data-shown] :is(h2, h3)')?.textContent;
const press = (name: string) => screen.getByRole('button', { name }).click();

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('ProductHero', () => {
  it('SEC-PHERO-02 shows at most 3 feature cards of a product', async () => {
    await show(fixtures.full);
    const counts = [...document.querySelectorAll('[data-slide]')].map((slide) => slide.querySelectorAll('li').length);
    expect(counts).toEqual([3, 2, 3]);
  });

  it('SEC-PHERO-06 ignores presses for a second after one', async () => {
    vi.useFakeTimers();
    await show(fixtures.full);
    expect(HERO_NAVIGATION_MS).toBe(1000);
    press('carousel_next');
    press('carousel_next');
    press('Category 2');
    expect(shown()).toBe('Title of product 2');
    await vi.advanceTimersByTimeAsync(999);
    press('carousel_next');
    expect(shown()).toBe('Title of product 2');
    await vi.advanceTimersByTimeAsync(1);
    press('carousel_next');
    expect(shown()).toBe('Title of product 3');
  });

  it('announces the product and its place in the selection', async () => {
    await show(fixtures.full);
    expect(screen.getByRole('status').textContent).toBe('');
    press('carousel_previous');
    expect(screen.getByRole('status').textContent).toBe('Product 3, carousel_position');
  });

  it('has no arrows for one product', async () => {
    await show(fixtures.single);
    expect(document.querySelector('[data-controls]')?.hasAttribute('data-idle')).toBe(true);
    expect(document.querySelector('.choice-pills-row')).toBeNull();
  });
});

const text = (value: string) => ({ value });
const picture = { src: '/-/media/cuts/home.svg', alt: 'A house', width: 448, height: 432 };
const link = (href: string) => ({ href, text: 'Go', title: '', target: '' });
const feature = {
  id: 'f',
  name: 'f',
  displayName: 'f',
  url: '',
  fields: { Icon: { value: 'check' as const }, Title: text('Fixed'), Description: text('For 30 years') },
};
const categories = [
  {
    id: 'finance',
    name: 'finance',
    displayName: 'Finance',
    url: '',
    fields: {
      Title: text('Finance'),
      Icon: { value: 'home' as const },
      items: [
        {
          id: 'home',
          name: 'home',
          displayName: 'Home',
          url: '/en/items/home',
          fields: {
            TabName: text('Home finance'),
            BannerTitle: text('Your home'),
            BannerSubTitle: text('One instalment'),
            BannerImage: picture,
            GradientColorClass: { value: 'saffron' as const },
            CallToActionLink: link('/calculators/home-finance'),
            BannerSecondaryLink: link('/personal/finance/home'),
            BackToPreviousPageLink: link('/personal/finance'),
            items: [feature, feature, feature, feature],
          },
        },
      ],
    },
  },
];

it('DATA-31 a product banner item has id, title, description, category, image, url, ground, link and three features', () => {
  const [item] = productBannerItems(categories, false);
  expect(item).toMatchObject({
    id: 'home',
    title: text('Your home'),
    description: text('One instalment'),
    categoryId: 'finance',
    category: { id: 'finance', title: text('Finance') },
    imageUrl: '/-/media/cuts/home.svg',
    url: '/en/items/home',
    gradientColorClass: { value: 'saffron' },
    callToActionLink: link('/calculators/home-finance'),
    features: [feature, feature, feature],
  });
  expect(productBannerItems(categories, true)[0]?.features).toHaveLength(4);
});

it('DATA-33 a product hero has title, subtitle, ground, image with its size, three links and key features', () => {
  const [item] = productBannerItems(categories, false);
  expect(item).toMatchObject({
    title: text('Your home'),
    description: text('One instalment'),
    gradientColorClass: { value: 'saffron' },
    image: picture,
    callToActionLink: link('/calculators/home-finance'),
    secondaryLink: link('/personal/finance/home'),
    backLink: link('/personal/finance'),
  });
  expect(item?.features).toHaveLength(3);
});
