import { describe, expect, it } from 'vitest';
import { parse } from 'zod/mini';
import { locations } from '#sitecore/contracts/locations.ts';
import { citiesOf } from '#src/domain/locator/find-places.ts';
import { listedStatus, openingStatus } from '#src/domain/locator/opening-status.ts';
import { ownHours } from '#src/domain/locator/own-hours.ts';
import { placesOf } from './location-view.ts';

const full = {
  ID: 7,
  Type: 'Branch',
  Name: 'Olaya branch, Riyadh',
  Title: 'Olaya branch',
  Latitude: '24.6931',
  Longitude: 46.6881,
  City: 'Riyadh',
  Address: 'Olaya Street',
  WorkingDaysHours: '09:30 - 16:30',
  POITag: 'Flagship',
};

const read = (data: readonly unknown[], language: 'ar' | 'en' = 'en') =>
  placesOf(parse(locations.response, { data }).data, language);

describe('placesOf', () => {
  it('LOC-33 reads every field of a location; a type with "ladies" is a branch, an unknown one is left out', () => {
    const types = ['Branch', 'ATM', 'KIOSK', 'Ladies Branch', 'LADIES', 'Vault', ''].map((Type) => ({ ...full, Type }));
    const places = read(types);
    expect(places.map(({ kind, isLadies }) => [kind, isLadies])).toEqual([
      ['branch', false],
      ['atm', false],
      ['kiosk', false],
      ['branch', true],
      ['branch', true],
    ]);
    expect(places[0]).toMatchObject({
      id: '7',
      name: 'Olaya branch, Riyadh',
      title: 'Olaya branch',
      latitude: 24.6931,
      longitude: 46.6881,
      city: 'Riyadh',
      address: 'Olaya Street',
      tag: 'Flagship',
      hours: { working: '09:30 - 16:30' },
    });
  });

  it('LOCV-10 reads the hours of Friday, Saturday and ladies, the phone and the services', () => {
    const more = {
      FridayWorkingHours: '16:00 - 21:00',
      SaturdayWorkingHours: '10:00 - 16:00',
      LadiesWorkingDaysHours: '09:30 - 15:30',
      Phone: '011 075 1394',
      BranchServices: ['Cards'],
    };
    expect(read([{ ...full, ...more }])[0]).toMatchObject({
      hours: { working: '09:30 - 16:30', friday: '16:00 - 21:00', saturday: '10:00 - 16:00', ladies: '09:30 - 15:30' },
      phone: '011 075 1394',
      services: ['Cards'],
    });
  });

  it('LOCV-11 reads services from a list and from a text with commas alike, trimmed and without empty ones', () => {
    const services = [['Cards ', '', ' Safe boxes'], 'Cards, ,Safe boxes,', 'Cards، Safe boxes'];
    for (const BranchServices of services)
      expect(read([{ ...full, BranchServices }])[0]?.services).toEqual(['Cards', 'Safe boxes']);
    for (const BranchServices of [undefined, null, 7, ''])
      expect(read([{ ...full, BranchServices }])[0]?.services).toEqual([]);
  });

  it('LOCV-12 LOCV-13 LIMIT-04 a place without city, hours and coordinates is in Riyadh and open around the clock', () => {
    const [place] = read([{ ...full, City: '', WorkingDaysHours: null, Latitude: '', Longitude: undefined }]);
    expect(place).toMatchObject({ city: 'Riyadh', latitude: 24.7136, longitude: 46.6753, isLocated: false });
    expect(place?.hours.working).toBe('24 hours');
    for (const status of [listedStatus, openingStatus])
      expect(place && status(ownHours(place), { day: 5, minute: 0 })).toEqual({ kind: 'always' });
    expect(read([{ Type: 'ATM' }], 'ar')[0]?.city).toBe('الرياض');
  });

  it('LOCV-14 names a place without name or title by a label of the language', () => {
    const nameless = { ...full, Name: ' ', Title: undefined };
    expect(read([nameless], 'ar')[0]).toMatchObject({ name: 'بدون اسم', title: 'بدون عنوان' });
    expect(read([nameless])[0]).toMatchObject({ name: 'Without name', title: 'Without title' });
  });

  it.each<[Latitude: unknown, latitude: number]>([
    ['24,7', 24.7],
    ['٢٤٫٧', 24.7],
    ['٢٤،٧', 24.7],
    ['۲۴.۷', 24.7],
    [' 24.7° ', 24.7],
    ['\u200E24.7', 24.7],
    [24.7, 24.7],
  ])('reads the latitude %s', (Latitude, latitude) => {
    expect(read([{ ...full, Latitude }])[0]).toMatchObject({ latitude, isLocated: true });
  });

  it('lists a place whose latitude is no number without a point of its own', () => {
    for (const Latitude of ['north', '-24.7', '24,7,1', '24.7, 46.6', '0'])
      expect(read([{ ...full, Latitude }])[0]).toMatchObject({ isLocated: false });
  });

  it('gives a city that is written in several ways one name, by which most of its places have it', () => {
    const cities = ['جده', 'جدة ', 'جدة', '\u200Fجدة', 'ابها', 'أبها', 'أبها'].map((City) => ({ ...full, City }));
    const places = read(cities, 'ar');
    expect(places.map(({ city }) => city)).toEqual([...Array<string>(4).fill('جدة'), ...Array<string>(3).fill('أبها')]);
    expect(citiesOf(places, 'ar').map(({ name }) => name)).toEqual(['أبها', 'جدة']);
    const english = read(['Al Khobar', 'Al-Khobar', 'alkhobar', 'AL KHOBAR '].map((City) => ({ ...full, City })));
    expect(citiesOf(english, 'en').map(({ name }) => name)).toEqual(['Al Khobar']);
  });

  it('takes blanks as no hours', () => {
    const blank = { WorkingDaysHours: '\u200F ', FridayWorkingHours: '\u00A0', SaturdayWorkingHours: ' - ' };
    expect(read([{ ...full, ...blank }])[0]?.hours).toEqual({
      working: '24 hours',
      friday: '',
      saturday: '',
      ladies: '',
    });
  });

  it('keeps the other places when one is garbage', () => {
    expect(read([null, 'text', 7, { Type: {} }, { ...full, Latitude: {}, Name: [] }, full])).toHaveLength(2);
  });

  it('lists a place outside of the country, without a point of its own', () => {
    expect(read([{ ...full, Latitude: 51.5, Longitude: -0.1 }])[0]).toMatchObject({ isLocated: false });
  });

  it('takes a path for its page, and no address of another site', () => {
    const pathOf = (Url: string) => read([{ ...full, Url }])[0]?.path;
    expect(pathOf('/help/branches/x')).toBe('/help/branches/x');
    for (const Url of ['//evil.example', 'https://evil.example', 'javascript:alert(1)']) expect(pathOf(Url)).toBe('');
  });
});
