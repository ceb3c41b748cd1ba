import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { DEMO } from './running-platform.ts';

const image = z.object({ src: z.string() }).optional();
const text = z.object({ ar: z.string(), en: z.string() });
const offerFields = z.object({
  Title: text,
  AboutOffer: text,
  HowToRedeemOffer: text,
  ExpiryDate: z.string(),
  IsActive: z.boolean().default(false),
  IsBestOffer: z.boolean().default(false),
  CardImage: image,
  BannerImage: image,
});
const category = z.object({
  fields: z.object({ IsActive: z.boolean() }),
  children: z.array(z.object({ name: z.string(), fields: offerFields })),
});

const read = (file: string): unknown => parse(readFileSync(join(DEMO, file), 'utf8'), { schema: 'core' });

const categories = globSync('items/offers/*.yml', { cwd: DEMO }).map((file) => ({
  file,
  ...category.parse(read(file)),
}));
const offers = categories.flatMap(({ children }) => children);

/** A day on which the demo was made, and one long after. */
const [MADE, LATER] = ['2026-11-23', '2029-01-01'];

describe('the demo’s offers', () => {
  it('are 120 and more in eight categories and more, some ended, inactive, without pictures, best', () => {
    expect(offers.length).toBeGreaterThanOrEqual(120);
    expect(categories.filter(({ fields }) => fields.IsActive).length).toBeGreaterThanOrEqual(8);
    const count = (predicate: (fields: z.output<typeof offerFields>) => boolean) =>
      offers.filter(({ fields }) => predicate(fields)).length;
    expect(count(({ ExpiryDate }) => ExpiryDate < MADE)).toBeGreaterThan(5);
    expect(count(({ IsActive }) => !IsActive)).toBeGreaterThan(1);
    expect(count(({ CardImage }) => CardImage === undefined)).toBeGreaterThan(3);
    expect(count(({ IsBestOffer }) => IsBestOffer)).toBeGreaterThanOrEqual(10);
  });

  it.each(categories.filter(({ fields }) => fields.IsActive))(
    '$file has offers that end years later',
    ({ children }) => {
      const lasting = children.filter(({ fields }) => fields.IsActive && fields.ExpiryDate >= LATER);
      expect(lasting.length).toBeGreaterThanOrEqual(4);
    },
  );

  it('have names, titles and texts of their own, and as many terms in both languages', () => {
    expect(new Set(offers.map(({ name }) => name)).size).toBe(offers.length);
    for (const key of ['Title', 'AboutOffer'] as const)
      for (const language of ['ar', 'en'] as const)
        expect(new Set(offers.map(({ fields }) => fields[key][language])).size, `${key} ${language}`).toBe(
          offers.length,
        );
    for (const { name, fields } of offers) {
      const terms = (['ar', 'en'] as const).map(
        (language) => fields.HowToRedeemOffer[language].trim().split('\n').length,
      );
      expect(terms[0], name).toBe(terms[1]);
      expect(terms[0], name).toBeGreaterThanOrEqual(2);
      expect(terms[0], name).toBeLessThanOrEqual(5);
    }
  });

  it('have pictures that are small and of which no two are alike', () => {
    const files = globSync('media/offers/**/*.svg', { cwd: DEMO }).map((file) => join(DEMO, file));
    expect(files.length).toBeGreaterThan(300);
    const drawings = files.map((file) => createHash('sha256').update(readFileSync(file)).digest('hex'));
    expect(new Set(drawings).size).toBe(files.length);
    for (const file of files)
      expect(statSync(file).size, file).toBeLessThanOrEqual(/-(card|banner)\.svg$/.test(file) ? 6144 : 2048);
  });
});

describe('the demo’s partners', () => {
  const texts = z.object({ Category: z.string(), Code: z.string(), Name: z.string(), Description: z.string() });
  const list = z.array(z.object({ fields: texts }));
  const lists = z
    .object({ children: z.object({ InStoreList: list, RedeemVoucherList: list }) })
    .parse(read('items/loyalty/partner-catalogue.yml')).children;
  const all = [...lists.InStoreList, ...lists.RedeemVoucherList].map(({ fields }) => fields);

  it('are 60 and more, in eight categories and more of each list, a few of one text in both languages', () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
    for (const entries of Object.values(lists))
      expect(new Set(entries.map(({ fields }) => fields.Category)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(all.map(({ Code }) => Code)).size).toBe(all.length);
    expect(all.filter(({ Name }) => /^ar:[^|]+\|en:[^|]+$/.test(Name)).length).toBeGreaterThan(50);
    expect(all.filter(({ Name }) => !/^ar:|\|en:/.test(Name)).length).toBeGreaterThan(1);
  });
});
