import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { fixtureContent } from '#tests/conformance/fixture-content.ts';
import { openEditing, post, put } from '#tests/support/editing-platform.ts';

const COMPARISON = '/sitecore/content/rukn/items/cards/compare';
const GOLD = '/sitecore/content/rukn/items/cards/gold';
const CARDS = ['fields', 'Cards'];

const card = (ar: string, en: string, more = ''): string =>
  `template: Compare Card\nfields:\n  Title: { ar: ${ar}, en: ${en} }\n${more}`;

let fixture: ReturnType<typeof fixtureContent>;

beforeEach(() => {
  fixture = fixtureContent({
    'items/card-categories/credit.yml': 'template: Card Category\nfields: { Title: { ar: ائتمانية, en: Credit } }\n',
    'items/card-categories/mada.yml': 'template: Card Category\nfields: { Title: { ar: مدى, en: Mada } }\n',
    'items/cards/gold.yml': card('ذهبية', 'Gold', '  CardCategory: /items/card-categories/credit\n'),
    'items/cards/silver.yml': card('فضية', 'Silver'),
    'items/cards/compare.yml': `template: Compare Cards
fields:
  Cards:
    - /items/cards/gold # the first
    - name: young
      fields: { Title: { ar: شبابية, en: Young } }
`,
  });
});

afterEach(() => {
  fixture.remove();
});

const draftOf = (file: string): string => readFileSync(join(fixture.folder, `${file}.draft.yml`), 'utf8');
const cards = (): unknown =>
  z.object({ fields: z.object({ Cards: z.unknown() }) }).parse(parse(draftOf('items/cards/compare'))).fields.Cards;

const panel = z.object({
  id: z.string(),
  version: z.number(),
  revision: z.string(),
  fields: z.array(z.looseObject({ name: z.string(), value: z.record(z.string(), z.unknown()) })),
  lists: z.array(
    z.object({
      name: z.string(),
      revision: z.string(),
      choices: z.array(z.object({ path: z.string(), name: z.string(), of: z.string() })).optional(),
      entries: z.array(
        z.object({ id: z.string(), name: z.record(z.string(), z.string()), isShared: z.boolean().optional() }),
      ),
    }),
  ),
});
const result = z.object({
  revision: z.string().default(''),
  error: z.string().default(''),
  undo: z.unknown().optional(),
});

async function author() {
  const send = await (await openEditing(fixture.folder)).signedIn();
  const open = async (item: string) =>
    panel.parse(await (await send(`/item?${new URLSearchParams({ item, lang: 'en' })}`)).json());
  const change = async (revision: string, operation: unknown, list: unknown = CARDS) => {
    const response = await send('/list', post({ item: COMPARISON, list, revision, operation }));
    return { status: response.status, ...result.parse(await response.json()) };
  };
  return { send, open, change };
}

describe('a field that lists items', () => {
  it('has its shared items and those of its own by name, and what else can be listed', async () => {
    const { open } = await author();
    const { fields, lists } = await open(COMPARISON);
    expect(fields).toEqual([]);
    expect(lists).toHaveLength(1);
    expect(lists[0]).toMatchObject({
      name: 'Cards',
      entries: [
        { name: { ar: 'ذهبية', en: 'Gold' }, isShared: true },
        { name: { ar: 'شبابية', en: 'Young' }, isShared: false },
      ],
      choices: [
        { path: '/items/cards/gold', name: 'Gold', of: 'cards' },
        { path: '/items/cards/silver', name: 'Silver', of: 'cards' },
      ],
    });
  });

  it('leads to each of its items, whose fields are saved in the file that holds them', async () => {
    const { open, send } = await author();
    const [list] = (await open(COMPARISON)).lists;
    const opened = await Promise.all(list?.entries.map(({ id }) => open(id)) ?? []);
    expect(opened.map(({ fields }) => fields.find(({ name }) => name === 'Title')?.value.en)).toEqual([
      'Gold',
      'Young',
    ]);
    for (const { id, version, revision } of opened) {
      const change = { item: id, language: 'en', field: 'Title', value: 'Changed', version, revision };
      expect((await send('/fields', put(change))).status).toBe(200);
    }
    expect(draftOf('items/cards/gold')).toContain('en: Changed');
    expect(draftOf('items/cards/compare')).toContain('en: Changed');
  });

  it('takes a shared item and a new one, moves and removes them, and is restored by what each operation returns', async () => {
    const { open, change } = await author();
    let revision = (await open(COMPARISON)).lists[0]?.revision ?? '';
    const undos: unknown[] = [];
    for (const operation of [
      { kind: 'add', at: 2, name: '/items/cards/silver' },
      { kind: 'move', at: 2, to: 0 },
      { kind: 'add', at: 3, name: '' },
      { kind: 'remove', at: 1 },
    ]) {
      const changed = await change(revision, operation);
      expect([operation, changed.status, changed.error]).toEqual([operation, 200, '']);
      revision = changed.revision;
      undos.unshift(changed.undo);
    }
    expect(cards()).toMatchObject(['/items/cards/silver', { name: 'young' }, { fields: {} }]);
    expect(draftOf('items/cards/compare')).toContain('- fields: {}');
    for (const undo of undos) revision = (await change(revision, undo)).revision;
    expect(cards()).toMatchObject(['/items/cards/gold', { name: 'young' }]);
    expect(cards()).toHaveLength(2);
  });

  it('takes no item of another template, none that does not exist, and no field that lists none', async () => {
    const { open, change } = await author();
    const revision = (await open(COMPARISON)).lists[0]?.revision ?? '';
    for (const name of ['/items/card-categories/credit', '/items/nothing', 'Compare Card'])
      expect((await change(revision, { kind: 'add', at: 0, name })).status).toBe(400);
    expect((await change(revision, { kind: 'insert', at: 0, value: '/items/nothing' })).status).toBe(400);
    expect((await change(revision, { kind: 'add', at: 0, name: '' }, ['fields', 'Title'])).status).toBe(400);
    expect((await change(revision, { kind: 'add', at: 0, name: '' }, ['fields', 'Nothing'])).status).toBe(400);
  });
});

describe('a field with one item', () => {
  it('offers the items of its template, and takes one of them or none', async () => {
    const { open, send } = await author();
    const { id, version, revision, fields } = await open(GOLD);
    expect(fields.find(({ name }) => name === 'CardCategory')).toMatchObject({
      value: { en: '/items/card-categories/credit' },
      choices: [
        { path: '/items/card-categories/credit', name: 'Credit' },
        { path: '/items/card-categories/mada', name: 'Mada' },
      ],
    });
    const save = (value: unknown, seen = { version, revision }) =>
      send('/fields', put({ item: id, language: 'ar', field: 'CardCategory', value, ...seen }));
    for (const value of ['/items/cards/silver', '/items/card-categories/none', 7])
      expect((await save(value)).status, String(value)).toBe(400);
    const saved = await save('/items/card-categories/mada');
    expect(saved.status).toBe(200);
    expect(draftOf('items/cards/gold')).toContain('CardCategory: /items/card-categories/mada');
    const seen = z.object({ version: z.number(), revision: z.string() }).parse(await saved.json());
    expect((await save(null, seen)).status).toBe(200);
    expect(draftOf('items/cards/gold')).not.toContain('CardCategory');
  });
});

it('the pictures of the media library have a name, a folder and sizes', async () => {
  mkdirSync(join(fixture.folder, 'media', 'signs'));
  writeFileSync(
    join(fixture.folder, 'media', 'signs', 'square.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
  );
  const { send } = await author();
  const { pictures } = z.object({ pictures: z.array(z.looseObject({})) }).parse(await (await send('/media')).json());
  expect(pictures).toContainEqual({
    src: 'signs/square.svg',
    name: 'square.svg',
    folder: 'signs',
    bytes: 64,
    width: 40,
    height: 30,
  });
  const { send: stranger } = await openEditing(fixture.folder);
  expect((await stranger('/media')).status).toBe(401);
});
