import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Language } from '#sitecore/definitions/language.ts';
import type { WireLocation } from './wire-location.ts';

const localized = z.object({ ar: z.string(), en: z.string() });
const index = z.int().nonnegative();

/** The file of the ATMs and kiosks; docs/places/generate.mjs writes it. */
const machinesFile = z.object({
  cities: z.array(localized),
  districts: z.array(localized),
  /** Names with the district as `{d}`. */
  venues: z.array(localized),
  roads: z.array(localized),
  tags: z.array(localized),
  /** Kind, city, district, venue, road, tag, and ten-thousandths of degrees. */
  rows: z.array(z.tuple([index.max(1), index, index, index, index, index, z.int(), z.int()])),
});

type Machines = z.output<typeof machinesFile>;

/** Names of the facilities that a machine has by its tag; the others only pay out. */
const SERVICES: Readonly<Partial<Record<number, readonly string[]>>> = {
  1: ['accounts'],
  2: ['forex'],
  4: ['cards'],
  5: ['accounts'],
};

/** Ten-thousandths of a degree. */
const DEGREE = 10_000;

let machines: Machines | undefined;

/**
 * Returns the ATMs and kiosks of the demo bank in a language, with the titles of their services by the facilities' names; reads
 * their file on first use.
 */
export function machinesIn(language: Language, facilities: ReadonlyMap<string, string>): readonly WireLocation[] {
  machines ??= machinesFile.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'machines.json'), 'utf8')));
  const { rows } = machines;
  const textsOf = ([, city, district, venue, road, tag]: Machines['rows'][number]) => {
    const text = (list: readonly z.output<typeof localized>[] | undefined, at: number) => list?.[at]?.[language] ?? '';
    const name = text(machines?.districts, district);
    return {
      city: text(machines?.cities, city),
      title: text(machines?.venues, venue).replace('{d}', name),
      address: addressOf(text(machines?.roads, road), name, language),
      tag: text(machines?.tags, tag),
    };
  };
  return rows.map((row, number) => {
    const { city, title, address, tag } = textsOf(row);
    const isKiosk = row[0] === 1;
    const services = (SERVICES[row[5]] ?? []).flatMap((facility) => facilities.get(facility) ?? []);
    return {
      ID: `${isKiosk ? 'kiosk' : 'atm'}-${number + 1}`,
      Type: isKiosk ? 'Kiosk' : 'ATM',
      Name: `${title}${language === 'ar' ? '، ' : ', '}${city}`,
      Title: title,
      Latitude: row[6] / DEGREE,
      Longitude: row[7] / DEGREE,
      City: city,
      Address: address,
      ...(tag !== '' && { POITag: tag }),
      ...(services.length > 0 && { BranchServices: services }),
    };
  });
}

const addressOf = (road: string, district: string, language: Language): string =>
  language === 'ar' ? `${road}، حي ${district}` : `${road}, ${district}`;
