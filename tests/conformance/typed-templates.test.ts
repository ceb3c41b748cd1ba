import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
  isInterfaceType,
  isObjectType,
  validateSchema,
} from 'graphql';
import { createYoga } from 'graphql-yoga';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { link } from '#sitecore/definitions/fields/link.ts';
import { text } from '#sitecore/definitions/fields/text.ts';
import { readGuid } from '#sitecore/definitions/guid.ts';
import { templates } from '#sitecore/definitions/registry.ts';
import { extendTemplate, template } from '#sitecore/definitions/template.ts';
import { dictionaryEntry, folder, mediaFile } from '#sitecore/definitions/templates/system.ts';
import { createDatabase, createSchemaRegistry } from '#sitecore/platform/database.ts';
import { DEMO, EDGE, type RunningPlatform, SITE_URL, serveContentFolder, servePlatform } from './running-platform.ts';
import { specimen } from './specimen.ts';

let platform: RunningPlatform;
let bank: RunningPlatform;

beforeAll(async () => {
  [platform, bank] = await Promise.all([serveContentFolder(DEMO), servePlatform({ content: specimen.content })]);
});

afterAll(() => Promise.all([platform.stop(), bank.stop()]));

const ROOT = '/sitecore/content/rukn';
/** Name of a phrase of the demo. */
const PHRASE = 'close';
const home = (members: string, language = 'ar') =>
  `{ item(path: "${ROOT}/home", language: "${language}") { ${members} } }`;

const graphqlResponse = z.object({ data: z.unknown(), errors: z.unknown().optional() });
const introspection = z.custom<IntrospectionQuery>((value) => typeof value === 'object');

/** 32 upper-case hexadecimal digits. */
const DIGITS: unknown = expect.stringMatching(/^[0-9A-F]{32}$/);
const LINK_VALUE: unknown = expect.objectContaining({ href: '/personal/accounts/open' });

/** Runs a query on the specimen with a schema of these templates. */
async function queryWithTemplates(known: readonly AnyTemplate[], query: string, variables?: object): Promise<unknown> {
  const schemaRegistry = createSchemaRegistry({ renderings: [], templates: known });
  const { createEdgeContext } = createDatabase('web', specimen.content, { schemaRegistry, siteUrl: SITE_URL });
  const yoga = createYoga({
    schema: schemaRegistry.schema,
    context: createEdgeContext,
    graphqlEndpoint: EDGE,
    logging: false,
  });
  const response = await yoga.fetch(`${SITE_URL}${EDGE}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = graphqlResponse.parse(await response.json());
  expect(errors).toBeUndefined();
  return data;
}

/** Returns the schema as a client sees it. */
const schemaWithTemplates = async (...known: readonly AnyTemplate[]): Promise<GraphQLSchema> =>
  buildClientSchema(introspection.parse(await queryWithTemplates(known, getIntrospectionQuery())));

/** Returns the fields of a type with their types; undefined when there is no such type. */
function fieldsOf(schema: GraphQLSchema, name: string): Record<string, string> | undefined {
  const type = schema.getType(name);
  if (!isObjectType(type) && !isInterfaceType(type)) return undefined;
  return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, String(field.type)]));
}

function interfacesOf(schema: GraphQLSchema, name: string): string[] {
  const type = schema.getType(name);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return type.getInterfaces().map((one) => one.name);
}

describe('an item of a known template', () => {
  it('has the type of its template, with typed fields', async () => {
    const data = await platform.graphql(
      home(`
        __typename
        ... on Page {
          title { __typename value jsonValue }
          bannerLink { __typename url text jsonValue }
          bannerImage { src alt }
          expiryDate { dateValue }
          bannerBulletList { values { name } }
        }
      `),
    );
    expect(data).toEqual({
      item: {
        __typename: 'C__Page',
        title: { __typename: 'TextField', value: 'بنك ركن', jsonValue: { value: 'بنك ركن' } },
        bannerLink: {
          __typename: 'LinkField',
          url: '/personal/accounts/open',
          text: 'افتح حسابك',
          jsonValue: { value: LINK_VALUE },
        },
        bannerImage: { src: '/-/media/hero/home.svg', alt: '' },
        expiryDate: { dateValue: null },
        bannerBulletList: { values: [{ name: 'deposits' }, { name: 'shariah' }] },
      },
    });
  });

  it('resolves a fragment on the interface of its base template, in each language', async () => {
    const members = '... on Hero { bannerTitle { value } } ... on Page { navigationTitle { value } }';
    expect(await platform.graphql(home(members, 'ar'))).toEqual({
      item: { bannerTitle: { value: 'مالُك على\nرُكنٍ ثابت' }, navigationTitle: { value: 'الرئيسية' } },
    });
    expect(await platform.graphql(home(members, 'en'))).toEqual({
      item: { bannerTitle: { value: 'Bank on\nfirm ground' }, navigationTitle: { value: 'Home' } },
    });
  });

  it('ignores a fragment on another type', async () => {
    const data = await platform.graphql(
      home('name ... on FAQItem { question { value } } ... on C__Hero { expiryDate { id } }'),
    );
    expect(data).toEqual({ item: { name: 'home' } });
  });

  it('has the members of every item beside those of its type, which interfaces have not', async () => {
    const members = 'id url { path } field(name: "Title") { value } parent { __typename name }';
    expect(await platform.graphqlErrors(home(`... on Page { ${members} }`))).toEqual(
      ['id', 'url', 'field', 'parent'].map((name): unknown => expect.stringContaining(`"${name}" on type "Page"`)),
    );
    const data = await platform.graphql(home(`... on C__Page { ${members} }`));
    expect(data).toEqual({
      item: {
        id: DIGITS,
        url: { path: '/' },
        field: { value: 'بنك ركن' },
        parent: { __typename: 'App', name: 'rukn' },
      },
    });
  });

  it.each([
    ['the site', ROOT, 'App'],
    ['a folder, whose template is Sitecore’s own', '/sitecore/content', 'UnknownItem'],
    ['a media file', '/sitecore/media library/hero/home.svg', 'UnknownItem'],
    ['a phrase', `${ROOT}/Dictionary/${PHRASE}`, 'UnknownItem'],
  ])('has its type when it is %s', async (_, path, __typename) => {
    expect(await platform.graphql(`{ item(path: "${path}", language: "ar") { __typename } }`)).toEqual({
      item: { __typename },
    });
  });

  it('is typed in a list and in a search as well', async () => {
    const grid = [...platform.content.tree.items].find(
      ({ template: of, children }) => of.name === 'Card Grid' && children.length > 0,
    );
    const names = grid?.children.map(({ name }) => name) ?? [];
    expect(names.length).toBeGreaterThan(0);
    const data = await platform.graphql(
      `query($id: String!) {
        item(path: $id, language: "ar") { children { results { ...Typed } } }
        search(where: { AND: [{ name: "_parent", value: $id }, { name: "_language", value: "ar" }] }) {
          results { ...Typed }
        }
      }
      fragment Typed on Item { __typename name ... on Card { title { value } } }`,
      { id: grid?.id },
    );
    const arabic: unknown = expect.stringMatching(/\p{Script=Arabic}/u);
    const results = names.map((name) => ({ __typename: 'Card', name, title: { value: arabic } }));
    expect(data).toEqual({ item: { children: { results } }, search: { results } });
  });

  it('has no field for the children that a layout lists', async () => {
    const errors = await platform.graphqlErrors(home('... on CardGrid { items { count } }'));
    expect(errors).toEqual([expect.stringContaining('"items" on type "CardGrid"')]);
  });
});

describe('an item of an unknown template', () => {
  it('is an UnknownItem with the members of every item', async () => {
    const query = `query($id: String!) { item(path: $id, language: "ar") { __typename field(name: "Name") { value } } }`;
    expect(await bank.graphql(query, { id: specimen.riyadh.id })).toEqual({
      item: { __typename: 'UnknownItem', field: { value: 'الرياض' } },
    });
  });
});

describe('templateTypes', () => {
  let registered: GraphQLSchema;

  beforeAll(async () => {
    registered = await schemaWithTemplates(...templates);
  });

  it('has a type for each registered template and those of listed items', () => {
    expect(validateSchema(registered)).toEqual([]);
    const system = [dictionaryEntry, folder, mediaFile].map(({ name }) => name);
    const typed = templates.filter(({ name }) => !system.includes(name));
    expect(typed).toHaveLength(templates.length - system.length);
    for (const { name } of [...typed, { name: 'Card' }, { name: 'Tab' }]) {
      const typeName = name.replace(/(^|[^A-Za-z0-9]+)([A-Za-z])/g, (_, __, letter: string) => letter.toUpperCase());
      const concrete = isInterfaceType(registered.getType(typeName)) ? `C__${typeName}` : typeName;
      expect(interfacesOf(registered, concrete), name).toContain('Item');
    }
  });

  it('has an interface and an object type for a template that is inherited', () => {
    expect(isInterfaceType(registered.getType('Hero'))).toBe(true);
    expect(isObjectType(registered.getType('C__Hero'))).toBe(true);
    expect(interfacesOf(registered, 'C__Hero')).toEqual(['Item', 'Hero']);
    expect(interfacesOf(registered, 'C__Page')).toEqual(['Item', 'Hero', 'Page']);
    expect(isObjectType(registered.getType('FAQItem'))).toBe(true);
    expect(registered.getType('C__FAQItem')).toBeUndefined();
  });

  it('has a type for each kind of field', async () => {
    expect(fieldsOf(await schemaWithTemplates(specimen.branch), 'Branch')).toMatchObject({
      about: 'RichTextField',
      picture: 'ImageField',
      plan: 'FileField',
      page: 'LinkField',
      city: 'LookupField',
      neighbours: 'MultilistField',
      open: 'CheckboxField',
      since: 'DateField',
      rating: 'NumberField',
      desks: 'IntegerField',
      hours: 'NameValueListField',
    });
    expect(fieldsOf(registered, 'AutoFinanceSettings')).toMatchObject({ tenure: 'MultilistField' });
  });

  it('resolves the fields of an item', async () => {
    const data = await queryWithTemplates(
      [specimen.branch],
      `query($id: String!) {
        item(path: $id, language: "ar") {
          ... on Named { __typename }
          ... on Branch {
            desks { intValue }
            city { targetItem { ... on City { __typename } } }
            neighbours { count }
            open { boolValue }
          }
        }
      }`,
      { id: specimen.olaya.id },
    );
    expect(data).toMatchObject({
      item: {
        __typename: 'Branch',
        desks: { intValue: 12 },
        city: { targetItem: { __typename: 'City' } },
        neighbours: { count: 2 },
        open: { boolValue: true },
      },
    });
  });

  it('inherits over several levels', async () => {
    const base = template('Base', { Title: text() });
    const middle = extendTemplate(base, 'Middle', { Body: text() });
    const schema = await schemaWithTemplates(extendTemplate(middle, 'Last', { More: link() }));
    expect(validateSchema(schema)).toEqual([]);
    expect(interfacesOf(schema, 'C__Middle')).toEqual(['Item', 'Base', 'Middle']);
    expect(interfacesOf(schema, 'Last')).toEqual(['Item', 'Middle', 'Base']);
    expect(fieldsOf(schema, 'Last')).toMatchObject({ title: 'TextField', body: 'TextField', more: 'LinkField' });
  });

  it('gives an interface the fields of its template and of those that it inherits, and nothing else', async () => {
    const middle = extendTemplate(template('Base', { Title: text() }), 'Middle', { Body: text() });
    const schema = await schemaWithTemplates(extendTemplate(middle, 'Last', {}));
    expect(interfacesOf(schema, 'Middle')).toEqual([]);
    expect(fieldsOf(schema, 'Base')).toEqual({ title: 'TextField' });
    expect(fieldsOf(schema, 'Middle')).toEqual({ title: 'TextField', body: 'TextField' });
  });

  it('has no interface for a base template without fields', async () => {
    const schema = await schemaWithTemplates(extendTemplate(template('Marker', {}), 'Marked', { Title: text() }));
    expect(validateSchema(schema)).toEqual([]);
    expect(schema.getType('Marker')).toBeUndefined();
    expect(interfacesOf(schema, 'C__Marker')).toEqual(['Item']);
    expect(interfacesOf(schema, 'Marked')).toEqual(['Item']);
  });

  it('omits the interface of a base template when a field has another kind', async () => {
    const base = template('Base', { Title: text() });
    const schema = await schemaWithTemplates({ ...template('Changed', { Title: link() }), base: [base] });
    expect(validateSchema(schema)).toEqual([]);
    expect(interfacesOf(schema, 'Changed')).toEqual(['Item']);
  });

  it('adds the id to names that collide with each other or with the schema', async () => {
    const first = template('Rate Card', {});
    const second = template('Rate-Card', {});
    const item = template('Text Field', {});
    const schema = await schemaWithTemplates(
      first,
      second,
      item,
      template('3D Card', {}),
      template('بطاقة', { Title: text() }),
    );
    expect(validateSchema(schema)).toEqual([]);
    expect(isObjectType(schema.getType('RateCard'))).toBe(true);
    for (const [name, of] of [
      ['RateCard', second],
      ['TextField', item],
    ] as const)
      expect(isObjectType(schema.getType(`${name}_${readGuid(of.id) ?? ''}`)), name).toBe(true);
    expect(isObjectType(schema.getType('_3DCard'))).toBe(true);
    expect(fieldsOf(schema, `_${readGuid(template('بطاقة', {}).id) ?? ''}`)).toMatchObject({ title: 'TextField' });
  });

  it('adds the id to field names that every item has', async () => {
    const fields = fieldsOf(await schemaWithTemplates(specimen.branch), 'Branch') ?? {};
    expect(fields.name).toBe('String!');
    expect(Object.entries(fields).filter(([name]) => /^name_[0-9a-f]{32}$/.test(name))).toEqual([
      [expect.anything(), 'TextField'],
    ]);
    expect(interfacesOf(await schemaWithTemplates(specimen.branch), 'Branch')).toEqual(['Item', 'Named']);
  });
});
