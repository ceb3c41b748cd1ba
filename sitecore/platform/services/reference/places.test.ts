import { expect, it } from 'vitest';
import { branchesOf, citiesOf, regionsIn } from './places.ts';

const cities = (language: 'ar' | 'en') => regionsIn(language).flatMap(({ Id }) => citiesOf(Id, language));
const branches = (language: 'ar' | 'en') => cities(language).flatMap(({ Id }) => branchesOf(Id, language));
const ids = (list: readonly { readonly Id: string }[]): string[] => list.map(({ Id }) => Id).sort();

const GUID = /^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/;

it('CASC-05 CASC-08 has five regions with a RegionId in braces, an Id and a title, the same ids in both languages', () => {
  const regions = regionsIn('ar');
  expect(regions).toHaveLength(5);
  for (const { RegionId, Id, Title } of regions) {
    expect(Id).toMatch(GUID);
    expect(RegionId).toBe(`{${Id}}`);
    expect(Title).toMatch(/\p{Script=Arabic}/u);
  }
  expect(ids(regionsIn('en'))).toEqual(ids(regions));
  expect(new Set(ids(regions)).size).toBe(5);
});

it('CASC-06 CASC-09 has 95 to 105 cities, each with a title and the RegionId of its region', () => {
  const all = cities('ar');
  expect(all.length).toBeGreaterThanOrEqual(95);
  expect(all.length).toBeLessThanOrEqual(105);
  expect(new Set(ids(all)).size).toBe(all.length);
  const regions = new Set(ids(regionsIn('ar')));
  for (const { RegionId, Id, Title } of all) {
    expect(Id).toMatch(GUID);
    expect(regions).toContain(RegionId);
    expect(Title).not.toBe('');
  }
  expect(ids(cities('en'))).toEqual(ids(all));
});

it('CASC-10 ends the last region with a city Other, which has no branches', () => {
  const lastOf = (language: 'ar' | 'en') => citiesOf(regionsIn(language).at(-1)?.Id ?? '', language).at(-1);
  expect([lastOf('ar')?.Title, lastOf('en')?.Title]).toEqual(['أخرى', 'Other']);
  expect(cities('en').filter(({ Title }) => Title === 'Other')).toHaveLength(1);
  expect(branchesOf(lastOf('ar')?.Id ?? '', 'ar')).toEqual([]);
});

it('CASC-07 CASC-11 has about 500 branches with city, code, id and title, several in a city, with the same ids in both languages', () => {
  const all = branches('en');
  expect(all.length).toBeGreaterThan(475);
  expect(all.length).toBeLessThan(525);
  const known = new Set(ids(cities('en')));
  for (const { CityId, Code, Id, Title } of all) {
    expect(known).toContain(CityId);
    expect([typeof Code, Title === '']).toEqual(['string', false]);
    expect(Id).toMatch(GUID);
  }
  expect(new Set(all.map(({ CityId }) => CityId)).size).toBeLessThan(all.length / 2);
  expect(ids(branches('ar'))).toEqual(ids(all));
  for (const kind of ['district', 'Street', 'branch', 'Hospital', 'Airport', 'Ladies branch', 'Silah'])
    expect(
      all.some(({ Title }) => Title.includes(kind)),
      kind,
    ).toBe(true);
});

it('CASC-12 has codes of three digits from 101 to 998 as texts, and one of five in the Arabic list', () => {
  const codes = (language: 'ar' | 'en') => branches(language).map(({ Code }) => Code);
  expect(codes('en').filter((code) => !/^\d{3}$/.test(code))).toEqual([]);
  expect(codes('en').every((code) => Number(code) >= 101 && Number(code) <= 998)).toBe(true);
  expect(codes('ar').filter((code) => /^\d{5}$/.test(code))).toHaveLength(1);
});

it('has codes that two branches share, whose ids differ', () => {
  const all = branches('en');
  for (const code of ['372', '375', '121']) {
    const same = all.filter(({ Code }) => Code === code);
    expect(same).toHaveLength(2);
    expect(new Set(same.map(({ Id }) => Id)).size).toBe(2);
  }
  expect(new Set(ids(all)).size).toBe(all.length);
});

it('CASC-03 lists the cities of a region and the branches of a city, whose ids are compared without braces and case', () => {
  const [riyadh] = citiesOf(`{${regionsIn('en')[0]?.Id.toLowerCase() ?? ''}}`, 'en').filter(
    ({ Title }) => Title === 'Riyadh',
  );
  expect(riyadh?.RegionId).toBe(regionsIn('en')[0]?.Id);
  const found = branchesOf(`{${riyadh?.Id.toLowerCase() ?? ''}}`, 'en');
  expect(found.length).toBeGreaterThan(20);
  expect(found.every(({ CityId }) => CityId === riyadh?.Id)).toBe(true);
  expect([citiesOf('none', 'en'), branchesOf('none', 'en')]).toEqual([[], []]);
});

it('CASC-14 carries no thresholds or fees', () => {
  const keys = [...regionsIn('en'), ...cities('en'), ...branches('en')].flatMap((place) => Object.keys(place));
  expect([...new Set(keys)].sort()).toEqual(['CityId', 'Code', 'Id', 'RegionId', 'Title']);
});
