import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyTemplate, FieldKind } from '#sitecore/definitions/fields/kind.ts';
import { folder } from '#sitecore/definitions/templates/system.ts';
import { calculatorOption } from '#sitecore/definitions/templates/calculator-lists.ts';
import { multilist, lookup } from '#sitecore/definitions/fields/items.ts';
import { renderings } from '#sitecore/definitions/registry.ts';
import type { Content } from '../../content/content.ts';
import { loadContent } from '../../content/load.ts';
import type { Item } from '../../content/tree.ts';
import { DEMO } from '#tests/conformance/running-platform.ts';
import { defaultRendering } from './default-values.ts';
import { offeredItems } from './offered-items.ts';

const ROOT = '/sitecore/content/rukn';

interface SourcedField {
  readonly field: string;
  readonly kind: FieldKind<unknown>;
}

let content: Content;
let page: Item;

beforeAll(async () => {
  content = await loadContent(DEMO);
  const found = content.tree.at(`${ROOT}/home/personal`);
  if (!found) throw new Error('no page');
  page = found;
});

/** Returns the fields with a source, of a rendering's datasource and of what it lists. */
function sourcedFields(template: AnyTemplate | undefined, above: readonly AnyTemplate[] = []): SourcedField[] {
  if (!template || above.includes(template)) return [];
  return Object.entries(template.fields).flatMap(([field, kind]) => [
    ...(kind.source === undefined ? [] : [{ field: `${template.name} ${field}`, kind }]),
    ...(kind.templates?.() ?? []).flatMap((one) => sourcedFields(one, [...above, template])),
  ]);
}

const fieldsOf = (name: string): Record<string, unknown> =>
  z
    .object({ datasource: z.object({ fields: z.record(z.string(), z.unknown()) }) })
    .parse(defaultRendering(name, { item: page, content })).datasource.fields;

describe('a new block', () => {
  it('lists the items of its own fields, although other fields have items of the same template', () => {
    const of = '/items/calculators/personal-finance';
    expect(fieldsOf('PersonalFinanceCalculator')).toMatchObject({
      AccountType: [`${of}/AccountType/salary`, `${of}/AccountType/current`],
      JobSector: [`${of}/JobSector/government`, `${of}/JobSector/private`, `${of}/JobSector/retired`],
      Tenure: [1, 2, 3, 4, 5].map((years) => `${of}/Tenure/years-${years}`),
    });
    const { InstallmentFrequency } = fieldsOf('PropertyFinanceCalculator');
    const frequencies = z.array(z.string()).nonempty().parse(InstallmentFrequency);
    expect(frequencies.filter((path) => !path.startsWith('/items/calculators/property-finance/Inst'))).toEqual([]);
  });

  it('shows the folder of its own contents', () => {
    expect(fieldsOf('NewsListing')).toMatchObject({
      Root: '/items/articles',
      Years: '/items/article-years',
      Categories: '/items/article-categories',
    });
    expect(fieldsOf('OffersListing')).toMatchObject({ Root: '/items/offers' });
  });
});

describe('the source of a field', () => {
  const sourced = renderings.flatMap(({ datasource }) => sourcedFields(datasource));

  it('has items of the template in the demo bank', () => {
    expect(sourced.length).toBeGreaterThan(40);
    for (const { field, kind } of sourced) {
      const found = offeredItems(kind, { item: page, content }).map(({ path }) => path);
      expect(found, field).not.toEqual([]);
      const source = `${ROOT}${kind.source ?? ''}/`;
      expect(
        found.filter((path) => !`${path}/`.startsWith(source)),
        field,
      ).toEqual([]);
    }
  });

  it('is named by every required list of a calculator', () => {
    const unnamed = renderings
      .filter(({ name }) => /Calculator/.test(name))
      .flatMap(({ datasource }) => Object.entries(datasource?.fields ?? {}))
      .filter(([, { required, items, source }]) => required && items && source === undefined);
    expect(unnamed.map(([field]) => field)).toEqual([]);
  });
});

describe('a field without a source', () => {
  it('offers no item that is written within a field of another, nor its folder', () => {
    expect(offeredItems(multilist(calculatorOption), { item: page, content })).toEqual([]);
    const folders = offeredItems(lookup(folder), { item: page, content }).map(({ path }) => path);
    expect(folders).toContain(`${ROOT}/items/articles`);
    expect(folders).not.toContain(`${ROOT}/items/calculators/personal-finance/JobSector`);
  });

  it('offers an item none of those that are written within the same field', () => {
    const item = content.tree.at(`${ROOT}/items/calculators/personal-finance`);
    const kind = item?.template.fields.JobSector;
    expect(item && kind && offeredItems(kind, { item, content })).toEqual([]);
  });
});
