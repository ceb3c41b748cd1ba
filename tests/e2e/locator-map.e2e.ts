import type { Page } from '@playwright/test';
import { locations } from '#sitecore/contracts/locations.ts';
import type { MapSettings } from '#src/features/locator/map/map-settings.ts';
import { fixtures } from '#src/widgets/locator/Locator/Locator.fixture.ts';
import { installGoogleMaps } from '#tests/support/google-maps.ts';
import { SUNDAY, wireBranch } from '#tests/support/locations-body.ts';
import { locatorParts } from '#tests/support/locator-parts.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoAxeViolationsInArabic, waitForHydration } from '#tests/support/site.ts';

/** Branches in Riyadh some five kilometres apart, an ATM in Jeddah. */
const data = [
  ...[0, 1, 2, 3].map((index) =>
    wireBranch({ ID: `b${index + 1}`, Title: `فرع ${index + 1}`, Latitude: 24.7136 + index * 0.05 }),
  ),
  wireBranch({ ID: 'atm', Type: 'ATM', Title: 'صراف الكورنيش', City: 'جدة', Latitude: 21.5, Longitude: 39.2, Url: '' }),
];

test.beforeEach(async ({ page, qa }) => {
  await page.clock.setFixedTime(SUNDAY);
  await qa.service(locations).respondsWith({ body: { data } });
  await qa.publish(fixtures.minimal);
});

/** Distance of a pin's middle from the middle of the map, in pixels. */
async function offCentre(page: Page, name: RegExp): Promise<number> {
  return page.evaluate((source) => {
    const box = document.querySelector('[data-canvas]')?.getBoundingClientRect();
    const pins = [...document.querySelectorAll('.map-pin')];
    const pin = pins.find(({ ariaLabel }) => new RegExp(source).test(ariaLabel ?? ''))?.getBoundingClientRect();
    if (!box || !pin) return Infinity;
    return Math.hypot(
      pin.left + pin.width / 2 - box.left - box.width / 2,
      pin.top + pin.height / 2 - box.top - box.height / 2,
    );
  }, name.source);
}

test(
  'LOC-05 LOC-14 draws a marker per place with the number of its card; a place is selected on the map and in the list',
  also({ english: 'figures, and the side of the map differ' }),
  async ({ qa, page, t }) => {
    await qa.open();
    await waitForHydration(page, 'Locator');
    const { map, canvas, pins, cards, selectedCard: selected } = locatorParts(page, t);
    await expect(canvas).toHaveAttribute('data-zoom', '11');
    await expect(pins).toHaveText(t({ ar: '١|٢|٣|٤', en: '1|2|3|4' }).split('|'));
    await expect(cards.nth(2)).toContainText('فرع 3');
    await expectNoAxeViolationsInArabic(page);
    await cards.nth(2).getByRole('button').click();
    const third = map.getByRole('button', { name: t({ ar: '٣: فرع 3', en: '3: فرع 3' }) });
    await expect(third).toHaveAttribute('aria-pressed', 'true');
    // Of the zoom 20 that a selection has, the drawing ends at 15.
    await expect(canvas).toHaveAttribute('data-zoom', '15');
    await expect.poll(() => offCentre(page, /فرع 3/)).toBeLessThan(3);
    await expect(map.locator('.map-label[data-kind=distance]').first()).toBeInViewport({ ratio: 1 });
    await expectNoAxeViolationsInArabic(page);
    await map.getByRole('button', { name: t({ ar: 'المملكة كلها', en: 'The whole Kingdom' }) }).click();
    await map.getByRole('button', { name: /صراف الكورنيش/ }).click();
    await expect(selected).toContainText('صراف الكورنيش');
    await expect(selected).toBeInViewport();
    await expect(third).toHaveCount(0);
  },
);

test('a map that is moved and follows the filters', async ({ qa, page, t }) => {
  await qa.open();
  await waitForHydration(page, 'Locator');
  const { map, canvas, pins, service, clear, selectedCard: selected } = locatorParts(page, t);

  await test.step('LOC-10 comes back to the first place of a new filter, and to the centre of Riyadh without one', async () => {
    await expect(pins).toHaveCount(4);
    await expect.poll(() => offCentre(page, /فرع 1/)).toBeLessThan(3);
    await service.selectOption('atm');
    await expect.poll(() => offCentre(page, /صراف الكورنيش/)).toBeLessThan(3);
    await expect(canvas).toHaveAttribute('data-zoom', '11');
    await map.getByRole('button', { name: 'كبّر' }).click();
    await expect(canvas).toHaveAttribute('data-zoom', '12');
    await clear.click();
    await expect(canvas).toHaveAttribute('data-zoom', '11');
    await expect.poll(() => offCentre(page, /فرع 1/)).toBeLessThan(3);
  });

  await test.step('is moved and its places are selected by the keyboard', async () => {
    await expect(pins).toHaveCount(4);
    await canvas.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => offCentre(page, /فرع 1/)).toBeGreaterThan(70);
    await page.keyboard.press('Tab');
    await expect(pins.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(pins.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(selected).toContainText('فرع 2');
  });
});

/** Has the next page draw its map by other settings, as a site with a key or a tile server does. */
async function withMap(page: Page, mapSettings: MapSettings): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const settings = JSON.stringify(mapSettings).replaceAll('"', '&quot;');
    const body = (await response.text()).replace(/data-settings="[^"]*"/, `data-settings="${settings}"`);
    const headers = Object.entries(response.headers()).filter(([name]) => name !== 'content-security-policy');
    await route.fulfill({ response, headers: Object.fromEntries(headers), body });
  });
}

const withGoogle = (page: Page): Promise<void> =>
  withMap(page, { kind: 'google', key: 'k', url: 'https://maps.example' });

/** Tells how far the loaded tiles leave the map uncovered at each side, in pixels. */
const uncovered = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const box = document.querySelector('[data-canvas]')?.getBoundingClientRect() ?? new DOMRect();
    const tiles = [...document.querySelectorAll('.leaflet-tile-loaded')].map((tile) => tile.getBoundingClientRect());
    return [
      Math.min(...tiles.map(({ left }) => left)) - box.left,
      box.right - Math.max(...tiles.map(({ right }) => right)),
      Math.min(...tiles.map(({ top }) => top)) - box.top,
      box.bottom - Math.max(...tiles.map(({ bottom }) => bottom)),
    ].map((pixels) => Math.max(Math.round(pixels), 0));
  });

test('tiles cover the whole map, also from right to left, in the place of the drawing', async ({ qa, page, t }) => {
  await withMap(page, { kind: 'tiles', url: 'https://tiles.example/{z}/{x}/{y}', attribution: '© Tiles' });
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>';
  await page.route('https://tiles.example/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
  await qa.open();
  await waitForHydration(page, 'Locator');
  const { map, pins } = locatorParts(page, t);
  await expect(pins).toHaveCount(4);
  await expect(map.getByText('© Tiles')).toBeVisible();
  await expect(map.locator('[data-country]')).toBeHidden();
  await expect.poll(() => uncovered(page)).toEqual([0, 0, 0, 0]);
});

test.describe('by Google', () => {
  test('LOC-30 loads its script with the places library, and calls it', async ({ qa, page, t }) => {
    await withGoogle(page);
    const scripts: URL[] = [];
    await page.route('https://maps.example/**', (route) => {
      scripts.push(new URL(route.request().url()));
      return route.fulfill({
        contentType: 'text/javascript',
        body: `(${installGoogleMaps.toString()})(); initMap();`,
      });
    });
    await qa.open();
    await waitForHydration(page, 'Locator');
    const { map, canvas, cards, selectedCard: selected } = locatorParts(page, t);
    const markers = map.locator('[data-google] button');
    await expect(markers).toHaveText(['١', '٢', '٣', '٤']);
    expect(scripts.map(({ pathname, searchParams }) => [pathname, searchParams.get('libraries')])).toEqual([
      ['/maps/api/js', 'places'],
    ]);
    expect(scripts[0]?.searchParams.get('key')).toBe('k');
    await cards.nth(1).getByRole('button').click();
    await expect(canvas).toHaveAttribute('data-zoom', '20');
    await expect(map.locator('[data-google]')).toHaveAttribute('data-centre', /^24\.76\d* 46\.6753$/);
    await markers.first().click();
    await expect(selected).toContainText('فرع 1');
  });

  test('shows its message when the script is refused, and the list works', async ({ qa, page, t }) => {
    await withGoogle(page);
    await page.route('https://maps.example/**', (route) => route.abort());
    await qa.open();
    await waitForHydration(page, 'Locator');
    const { message, cards, service } = locatorParts(page, t);
    await expect(message).toContainText('تعذّر تحميل الخريطة');
    await expect(message.getByRole('button', { name: 'أعد المحاولة' })).toBeVisible();
    await qa.expectLogged(/Error loading maps|ERR_FAILED|injectScript|Google Maps API|^Event$/);
    await expectNoAxeViolationsInArabic(page);
    await service.selectOption('atm');
    await expect(cards).toHaveCount(1);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the map has the cities as links', async ({ page, open, t }) => {
    await open('/help/branches');
    const { map, cards } = locatorParts(page, t);
    await map.getByRole('link', { name: /جدة/ }).click();
    await expect(page).toHaveURL(/city=/);
    await expect(cards.first()).toContainText(/./);
    const city = page.getByRole('combobox', { name: 'المدينة' });
    await expect(city.locator('option:checked')).toHaveText('جدة');
  });
});
