import { describe, expect, it } from 'vitest';
import { examplePlace } from '#tests/support/example-place.ts';
import { DEFAULT_CENTRE, distanceKm, isInCountry } from './distance.ts';
import { citiesOf, cityIn, findPlaces, groupByKind, offering, sortByDistance } from './find-places.ts';

const places = [
  examplePlace({ id: 'olaya', name: 'Olaya branch, Riyadh', city: 'Riyadh' }),
  examplePlace({ id: 'rawdah', name: 'Rawdah Branch, Jeddah', city: 'Jeddah' }),
  examplePlace({ id: 'mall', kind: 'atm', name: 'Olaya Mall ATM, Riyadh', city: 'Riyadh' }),
  examplePlace({ id: 'screen', kind: 'kiosk', name: 'كشك فرع مكّة', city: 'Abha' }),
];
const all = { text: '', service: 'all', city: '' } as const;
const found = (filter: Partial<Parameters<typeof findPlaces>[1]>) =>
  findPlaces(places, { ...all, ...filter }).map(({ id }) => id);

describe('findPlaces', () => {
  it('LOC-16 finds a name that contains the trimmed text in any case; an empty text finds all', () => {
    expect(found({ text: '  OLAYA ' })).toEqual(['olaya', 'mall']);
    expect(found({ text: 'branch,' })).toEqual(['olaya', 'rawdah']);
    expect(found({ text: 'مكه' })).toEqual(['screen']);
    expect(found({ text: ' ' })).toHaveLength(places.length);
    expect(found({ text: 'Khobar' })).toEqual([]);
  });

  it('finds a name and a city however they are typed', () => {
    const city = 'مكة المكرمة';
    const typed = [
      examplePlace({ id: 'aziziyah', name: 'فرع عبد العزيز، مكّة', city }),
      examplePlace({ id: 'khobar', name: 'Al Khobar', city }),
    ];
    const idsOf = (filter: object) => findPlaces(typed, { ...all, ...filter }).map(({ id }) => id);
    for (const text of ['عبدالعزيز', 'ﻋﺒﺪ العزیز', '\u200Fعبد\u00A0العزيز'])
      expect(idsOf({ text })).toEqual(['aziziyah']);
    for (const text of ['alkhobar', 'Al-Khobar', 'ＫＨＯＢＡＲ']) expect(idsOf({ text })).toEqual(['khobar']);
    for (const written of ['مكه المكرمه', ' مكة\u00A0المكرمة']) expect(idsOf({ city: written })).toHaveLength(2);
  });

  it('LOC-17 finds the places of one service; all services are no restriction', () => {
    expect(found({ service: 'branch' })).toEqual(['olaya', 'rawdah']);
    expect(found({ service: 'atm' })).toEqual(['mall']);
    expect(found({ service: 'kiosk' })).toEqual(['screen']);
    expect(found({ service: 'all' })).toHaveLength(places.length);
  });

  it('LOC-18 finds the places of a city, together with the other filters', () => {
    expect(found({ city: 'Riyadh' })).toEqual(['olaya', 'mall']);
    expect(found({ city: 'Riyadh', service: 'atm' })).toEqual(['mall']);
    expect(found({ city: 'Jeddah', text: 'olaya' })).toEqual([]);
  });
});

it('LOC-04 lists each city once, in the order of the language', () => {
  const namesOf = (...listed: Parameters<typeof citiesOf>) => citiesOf(...listed).map(({ name }) => name);
  expect(namesOf(places, 'en')).toEqual(['Abha', 'Jeddah', 'Riyadh']);
  // By their codes أملج would stand before الباحة, and Yanbu before al-Ula.
  const arabic = ['ينبع', 'الباحة', 'أملج', 'أبها', 'جدة', 'أبها'].map((city) => examplePlace({ city }));
  expect(namesOf(arabic, 'ar')).toEqual(['أبها', 'الباحة', 'أملج', 'جدة', 'ينبع']);
  const english = ['al-Ula', 'Yanbu', 'Abha'].map((city) => examplePlace({ city }));
  expect(namesOf(english, 'en')).toEqual(['Abha', 'al-Ula', 'Yanbu']);
});

it('LOCV-09 groups places by their kind', () => {
  const { branch, atm, kiosk } = groupByKind(places);
  expect([branch, atm, kiosk].map((group) => group.map(({ id }) => id))).toEqual([
    ['olaya', 'rawdah'],
    ['mall'],
    ['screen'],
  ]);
});

it('finds the places that offer a service, by its trimmed name in any case', () => {
  const offers = (services: readonly string[]) => examplePlace({ services });
  const [safes, cards] = [offers(['Safe boxes ']), offers(['Cards'])];
  expect(offering([safes, cards], ' safe BOXES')).toEqual([safes]);
});

it('LOCV-15 sorts places by their distance, the nearest first', () => {
  const near = examplePlace({ id: 'near', latitude: 24.72, longitude: 46.68 });
  const far = examplePlace({ id: 'far', latitude: 21.5, longitude: 39.2 });
  const sorted = sortByDistance([far, near], DEFAULT_CENTRE);
  expect(sorted.map(({ id }) => id)).toEqual(['near', 'far']);
  expect(sorted[1]?.distance).toBeCloseTo(839, -1);
  expect(distanceKm(DEFAULT_CENTRE, DEFAULT_CENTRE)).toBe(0);
});

it('knows which points are outside of the country', () => {
  expect(isInCountry(DEFAULT_CENTRE)).toBe(true);
  for (const point of [
    { latitude: 51.5, longitude: -0.1 },
    { latitude: 0, longitude: 0 },
    { latitude: NaN, longitude: NaN },
  ])
    expect(isInCountry(point)).toBe(false);
});

describe('cityIn', () => {
  const named = (riyadh: string, abha: string) => [
    examplePlace({ id: 'atm-1', kind: 'atm', city: riyadh }),
    examplePlace({ id: 'riyadh-olaya', city: riyadh }),
    examplePlace({ id: 'riyadh-malaz', city: riyadh }),
    examplePlace({ id: 'atm-2', kind: 'atm', city: abha }),
  ];
  const languages = [
    ['ar', named('الرياض', 'أبها')],
    ['en', named('Riyadh', 'Abha').toReversed()],
  ] as const;

  it('has the same ids in both languages, of a branch where there is one', () => {
    const [arabic, english] = languages.map(([language, places]) => citiesOf(places, language).map(({ id }) => id));
    expect(arabic).toEqual(['atm-2', 'riyadh-malaz']);
    expect(english).toEqual(arabic);
  });

  it.each(languages)('finds a city by the id of any of its places or by its name: %s', (language, places) => {
    const cities = citiesOf(places, language);
    const found = (text: string) => cityIn(cities, places, text)?.id;
    expect(['riyadh-malaz', 'atm-1', 'riyadh-olaya'].map(found)).toEqual(Array(3).fill('riyadh-malaz'));
    expect(found(cities[0]?.name ?? '')).toBe('atm-2');
    expect(['', 'Atlantis'].map(found)).toEqual([undefined, undefined]);
  });
});
