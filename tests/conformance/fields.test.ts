import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import { type RunningPlatform, servePlatform } from './running-platform.ts';
import { specimen } from './specimen.ts';

const { content, olaya, empty, riyadh, jeddah, about, branch, named } = specimen;
let platform: RunningPlatform;

beforeAll(async () => {
  platform = await servePlatform({ content });
});

afterAll(() => platform.stop());

const braced = ({ id }: { readonly id: string }): string => formatGuid(id, 'B');
const plain = ({ id }: { readonly id: string }): string => formatGuid(id, 'N');
const wired = (city: typeof riyadh, name: string, text: string) => ({
  id: city.id,
  url: '',
  name,
  displayName: name,
  fields: { Name: { value: text } },
});
const RIYADH = wired(riyadh, 'riyadh', 'الرياض');
const JEDDAH = wired(jeddah, 'jeddah', 'جدة');

const containing = (part: string): unknown => expect.stringContaining(part);
const lacking = (part: string): unknown => expect.not.stringContaining(part);
const ids = z.object({ item: z.object({ field: z.object({ n: z.string().regex(/^[0-9A-F]{32}$/), b: z.string() }) }) });

const queryField = (id: string, name: string, members = ''): Promise<unknown> =>
  platform.graphql(
    `query($id: String!, $name: String!) {
      item(path: $id, language: "ar") { field(name: $name) { __typename name value jsonValue ${members} } }
    }`,
    { id, name },
  );

describe('ItemField of a filled field', () => {
  it.each<[name: string, type: string, value: string, jsonValue: unknown]>([
    ['Name', 'TextField', 'العليا', { value: 'العليا' }],
    ['About', 'RichTextField', '<p>قريب</p>', { value: '<p>قريب</p>' }],
    ['Open', 'CheckboxField', '1', { value: true }],
    ['Since', 'DateField', '20220818T094358Z', { value: '2022-08-18T09:43:58Z' }],
    ['Rating', 'NumberField', '4.5', { value: 4.5 }],
    ['Desks', 'IntegerField', '12', { value: 12 }],
    ['City', 'LookupField', braced(riyadh), RIYADH],
    ['Neighbours', 'MultilistField', `${braced(jeddah)}|${braced(riyadh)}`, [JEDDAH, RIYADH]],
    [
      'Hours',
      'NameValueListField',
      '%D8%A7%D9%84%D8%A3%D8%AD%D8%AF=9-4',
      { value: '%D8%A7%D9%84%D8%A3%D8%AD%D8%AF=9-4' },
    ],
    [
      'Picture',
      'ImageField',
      `<image mediaid="${braced(content.tree.at('/sitecore/media library/branch.png') ?? about)}" alt="واجهة &quot;الفرع&quot;" width="640" height="480" />`,
      { value: { src: '/-/media/branch.png', alt: 'واجهة "الفرع"', width: '640', height: '480' } },
    ],
    [
      'Site',
      'LinkField',
      '<link text="خريطة" linktype="external" url="https://maps.example/?a=1&amp;b=2" target="_blank" />',
      {
        value: {
          href: 'https://maps.example/?a=1&b=2',
          text: 'خريطة',
          linktype: 'external',
          url: 'https://maps.example/?a=1&b=2',
          anchor: '',
          target: '_blank',
          class: '',
          title: '',
          querystring: '',
        },
      },
    ],
  ])('resolves %s as %s', async (name, __typename, value, jsonValue) => {
    expect(await queryField(olaya.id, name)).toEqual({ item: { field: { __typename, name, value, jsonValue } } });
  });

  it.each<[name: string, fragment: string, members: unknown]>([
    [
      'Picture',
      '... on ImageField { src alt width height title extension mimeType size }',
      {
        src: '/-/media/branch.png',
        alt: 'واجهة "الفرع"',
        width: '640',
        height: '480',
        title: 'branch',
        extension: 'png',
        mimeType: 'image/png',
        size: 1234,
      },
    ],
    [
      'Picture',
      '... on ImageField { src(maxWidth: 320, maxHeight: 200) }',
      { src: '/-/media/branch.png?mw=320&mh=200' },
    ],
    [
      'Plan',
      '... on FileField { url title extension mimeType size }',
      { url: '/-/media/plan.pdf', title: 'مخطط', extension: 'pdf', mimeType: 'application/pdf', size: 1234 },
    ],
    [
      'Page',
      '... on LinkField { url text target anchor className queryString linkType targetItem { id } }',
      {
        url: '/about',
        text: 'عن ركن',
        target: '',
        anchor: 'team',
        className: '',
        queryString: 'x=1',
        linkType: 'internal',
        targetItem: { id: plain(about) },
      },
    ],
    [
      'City',
      '... on LookupField { targetId braced: targetId(format: "B") targetItem { id } }',
      { targetId: plain(riyadh), braced: braced(riyadh), targetItem: { id: plain(riyadh) } },
    ],
    [
      'Neighbours',
      '... on MultilistField { count targetIds targetItems { name field(name: "Name") { value } } }',
      {
        count: 2,
        targetIds: [plain(jeddah), plain(riyadh)],
        targetItems: [
          { name: 'jeddah', field: { value: 'جدة' } },
          { name: 'riyadh', field: { value: 'الرياض' } },
        ],
      },
    ],
    ['Open', '... on CheckboxField { boolValue }', { boolValue: true }],
    [
      'Since',
      '... on DateField { dateValue formattedDateValue later: formattedDateValue(offset: 180) day: formattedDateValue(format: "d") }',
      {
        dateValue: Date.UTC(2022, 7, 18, 9, 43, 58),
        formattedDateValue: containing('٩:٤٣'),
        later: containing('١٢:٤٣'),
        day: lacking(':'),
      },
    ],
    ['Rating', '... on NumberField { numberValue }', { numberValue: 4.5 }],
    ['Desks', '... on IntegerField { intValue }', { intValue: 12 }],
    ['Hours', '... on NameValueListField { values { name value } }', { values: [{ name: 'الأحد', value: '9-4' }] }],
  ])('resolves %s with %s', async (name, fragment, members) => {
    expect(await queryField(olaya.id, name, fragment)).toMatchObject({ item: { field: members } });
  });
});

describe('ItemField of an empty field', () => {
  it.each<[name: string, jsonValue: unknown, fragment: string, members: object]>([
    ['Name', { value: '' }, '', {}],
    [
      'Picture',
      { value: {} },
      '... on ImageField { src width title size }',
      { src: null, width: null, title: null, size: null },
    ],
    ['Plan', { value: {} }, '... on FileField { size }', { size: null }],
    ['Page', { value: { href: '' } }, '... on LinkField { url targetItem { id } }', { url: '', targetItem: null }],
    ['City', null, '... on LookupField { targetId targetItem { id } }', { targetId: null, targetItem: null }],
    ['Neighbours', [], '... on MultilistField { count targetIds }', { count: 0, targetIds: [] }],
    ['Open', { value: false }, '... on CheckboxField { boolValue }', { boolValue: false }],
    [
      'Since',
      { value: '0001-01-01T00:00:00Z' },
      '... on DateField { dateValue formattedDateValue }',
      { dateValue: null, formattedDateValue: '' },
    ],
    ['Rating', { value: null }, '... on NumberField { numberValue }', { numberValue: null }],
    ['Hours', { value: '' }, '... on NameValueListField { values { name } }', { values: [] }],
  ])('resolves %s without an error', async (name, jsonValue, fragment, members) => {
    expect(await queryField(empty.id, name, fragment)).toMatchObject({
      item: { field: { value: '', jsonValue, ...members } },
    });
  });
});

describe('Item.field and Item.fields', () => {
  it('find a field by name in any case and by id in any format', async () => {
    const { item } = ids.parse(await queryField(olaya.id, 'desks', 'n: id  b: id(format: "B")'));
    for (const id of [item.field.n, item.field.b])
      expect(await queryField(olaya.id, id)).toMatchObject({ item: { field: { name: 'Desks' } } });
  });

  it('return null when the template has no field of that name', async () => {
    expect(await queryField(olaya.id, 'Nothing')).toEqual({ item: { field: null } });
  });

  it('return the template’s fields without inherited ones when ownFields is true', async () => {
    const data = await platform.graphql(
      `query($id: String!) {
        item(path: $id, language: "ar") {
          fields { name }
          own: fields(ownFields: true) { name }
          template {
            id name
            baseTemplates { id name fields { name type } }
            ownFields { name }
          }
        }
      }`,
      { id: olaya.id },
    );
    const all = Object.keys(branch.fields).map((name) => ({ name }));
    const own = all.filter(({ name }) => name !== 'Name');
    expect(data).toEqual({
      item: {
        fields: all,
        own,
        template: {
          id: plain(branch),
          name: 'Branch',
          baseTemplates: [{ id: plain(named), name: 'Named', fields: [{ name: 'Name', type: 'Single-Line Text' }] }],
          ownFields: own,
        },
      },
    });
  });
});
