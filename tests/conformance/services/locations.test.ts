import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'zod/mini';
import { locations } from '#sitecore/contracts/locations.ts';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { isInCountry } from '#src/domain/locator/distance.ts';
import { citiesOf, groupByKind } from '#src/domain/locator/find-places.ts';
import { readWorkingHours } from '#src/domain/locator/working-hours.ts';
import { placesOf } from '#src/services/location-view.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
});

afterAll(() => platform.stop());

const send = (body: object, language = 'ar') =>
  platform.get('/api/sitecore/BranchInfo/getlocationinfo', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  });

async function placesFor(body: object, language: 'ar' | 'en' = 'ar') {
  const response = await send(body, language);
  expect(response.status).toBe(200);
  return placesOf(parse(locations.response, await response.json()).data, language);
}

it('LOC-27 an empty JSON body returns every place, in the language of Accept-Language', async () => {
  const [arabic, english] = [await placesFor({}, 'ar'), await placesFor({}, 'en')];
  expect(arabic).toHaveLength(english.length);
  expect(arabic[0]).toMatchObject({ id: 'riyadh-olaya', title: 'فرع العليا', city: 'الرياض' });
  expect(english[0]).toMatchObject({ id: 'riyadh-olaya', title: 'Olaya branch', city: 'Riyadh' });
});

describe.each(LANGUAGES)('the places of the demo bank in %s', (language) => {
  it('are enough, in many cities, each complete and at a point in the country', async () => {
    const places = await placesFor({ Lang: language }, language);
    const { branch, atm, kiosk } = groupByKind(places);
    expect(branch.length).toBeGreaterThanOrEqual(230);
    expect(atm.length).toBeGreaterThanOrEqual(900);
    expect(kiosk.length).toBeGreaterThanOrEqual(60);
    expect(citiesOf(places, language).length).toBeGreaterThanOrEqual(40);
    expect(places.every((place) => place.isLocated && isInCountry(place))).toBe(true);
    const letters = language === 'ar' ? /^[^a-z]*[ء-ي][^a-z]*$/i : /^[^ء-ي]*[a-z][^ء-ي]*$/i;
    for (const { name, title, address, city, tag } of places) {
      for (const text of [name, title, address, city]) expect(text).toMatch(letters);
      if (tag !== '') expect(tag).toMatch(letters);
    }
    for (const { hours, services, phone, path } of branch) {
      expect(readWorkingHours(hours.working)).toBeDefined();
      expect(services.length).toBeGreaterThan(1);
      // No number of a subscriber begins with 0: these are nobody's.
      expect(phone).toMatch(/^01[1-7] 0\d\d \d{4}$/);
      expect(path).toMatch(/^\/help\/branches\/[a-z-]+$/);
    }
    expect(branch.some(({ isLadies }) => isLadies)).toBe(true);
    expect(branch.some(({ hours }) => hours.friday !== '' && hours.saturday !== '')).toBe(true);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    expect(new Set(branch.map(({ name }) => name)).size).toBe(branch.length);
  });
});

it('filters that are not empty restrict the places, all of them together', async () => {
  const inJeddah = await placesFor({ City: 'Jeddah', Type: 'branch', Lang: 'en' }, 'en');
  expect(inJeddah).toHaveLength(30);
  const named = await placesFor({ City: 'Jeddah', Type: 'ATM', Text: 'RAWDAH', Lang: 'en' }, 'en');
  expect(named.length).toBeGreaterThan(0);
  expect(named.every(({ kind, name }) => kind === 'atm' && name.includes('Rawdah'))).toBe(true);
  expect(await placesFor({ Type: 'vault' })).toEqual([]);
});

it('the position of a visitor is a text or a number, and filters nothing', async () => {
  const all = await placesFor({ City: 'Jeddah', Lang: 'en' }, 'en');
  for (const position of [
    { Latitude: 24.7, Longitude: 46.6753 },
    { Latitude: '24.7', Longitude: '46.6753' },
    { Latitude: 0, Longitude: -1e-7 },
  ])
    expect(await placesFor({ City: 'Jeddah', Lang: 'en', ...position }, 'en')).toEqual(all);
  for (const Latitude of [null, true, {}, 'x'.repeat(101)]) expect((await send({ Latitude })).status).toBe(400);
});

it('a filter that is no text, or too long, is malformed', async () => {
  for (const body of [{ City: 7 }, { Text: 'x'.repeat(101) }]) expect((await send(body)).status).toBe(400);
});
