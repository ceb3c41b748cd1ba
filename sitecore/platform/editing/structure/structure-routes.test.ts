import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { renderings } from '#sitecore/definitions/registry.ts';
import { fixtureContent } from '#tests/conformance/fixture-content.ts';
import { openEditing, post } from '#tests/support/editing-platform.ts';
import { loadContentStates } from '../../content/load.ts';
import { allowedRenderings } from './default-values.ts';

const PAGE = `# The fees of the bank
template: Page
fields:
  Title: { ar: الرسوم, en: Fees } # what it is called
placeholders:
  headless-main:
    - rendering: HeroBanner
    - rendering: FaqAccordion
      datasource: /items/faqs/fees
`;
const FAQS = `template: FAQ Accordion
fields: { Title: { ar: أسئلة, en: Questions } }
children:
  - name: first
    fields: { Question: { ar: كم؟, en: How much? } }
  - name: second
    fields: { Question: { ar: متى؟, en: When? } }
`;

let fixture: ReturnType<typeof fixtureContent>;

beforeEach(() => {
  fixture = fixtureContent({
    'pages/fees.yml': PAGE,
    'pages/empty.yml': 'template: Page\nfields: { Title: { ar: فارغة, en: Empty } }\n',
    'items/faqs/fees.yml': FAQS,
  });
});

afterEach(() => {
  fixture.remove();
});

const read = (name: string): string => readFileSync(join(fixture.folder, name), 'utf8');
const exists = (name: string): boolean => existsSync(join(fixture.folder, name));

/** Signs an author in; returns a function that sends requests, with a body as POST, and reads the responses. */
async function signedIn() {
  const send = await (await openEditing(fixture.folder)).signedIn();
  return async (path: string, content?: unknown) => {
    const response = await send(path, content === undefined ? {} : post(content));
    return { status: response.status, body: answer.parse(await response.json()) };
  };
}

const answer = z.looseObject({
  revision: z.string().default(''),
  error: z.string().default(''),
  undo: z.unknown().optional(),
  lists: z.array(z.object({ revision: z.string(), entries: z.array(z.object({ id: z.string() })) })).default([]),
  drafts: z.array(z.looseObject({})).default([]),
});

const MAIN = ['placeholders', 'headless-main'];
const EMPTY = '/sitecore/content/rukn/home/empty';
const FEES = '/sitecore/content/rukn/home/fees';
const QUESTIONS = '/sitecore/content/rukn/items/faqs/fees';
/** The revision of a list without members. */
const NONE = (async () => (await import('./list-change.ts')).listRevision([]))();

const blocks = (file: string): unknown[] =>
  z
    .object({ placeholders: z.object({ 'headless-main': z.array(z.looseObject({ rendering: z.string() })) }) })
    .parse(parse(read(file)))
    .placeholders['headless-main'].map(({ rendering }) => rendering);

describe('a list of blocks', () => {
  it('takes every rendering that is offered, and the content stays valid', async () => {
    const send = await signedIn();
    let revision = await NONE;
    const names = allowedRenderings().map(({ name }) => name);
    expect(names.length).toBeGreaterThan(renderings.length - 5);
    for (const [at, name] of names.entries()) {
      const operation = { kind: 'add', at, name };
      const { status, body } = await send('/list', { item: EMPTY, list: MAIN, revision, operation });
      expect([name, status, body.error]).toEqual([name, 200, '']);
      revision = body.revision;
    }
    expect(blocks('pages/empty.draft.yml')).toEqual(names);
    await expect(loadContentStates(fixture.folder)).resolves.toBeDefined();
  });

  it('is moved, duplicated, emptied, and restored by what each operation returns', async () => {
    const send = await signedIn();
    const { listRevision } = await import('./list-change.ts');
    let revision = listRevision([
      { rendering: 'HeroBanner' },
      { rendering: 'FaqAccordion', datasource: '/items/faqs/fees' },
    ]);
    const undos: unknown[] = [];
    const change = async (operation: unknown) => {
      const { status, body } = await send('/list', { item: FEES, list: MAIN, revision, operation });
      expect([status, body.error]).toEqual([200, '']);
      revision = body.revision;
      return body.undo;
    };
    for (const operation of [
      { kind: 'move', at: 0, to: 1 },
      { kind: 'duplicate', at: 1 },
      { kind: 'remove', at: 0 },
      { kind: 'remove', at: 0 },
      { kind: 'remove', at: 0 },
    ])
      undos.unshift(await change(operation));
    expect(read('pages/fees.draft.yml')).not.toContain('HeroBanner');
    for (const undo of undos) await change(undo);
    expect(blocks('pages/fees.draft.yml')).toEqual(['HeroBanner', 'FaqAccordion']);
    expect(read('pages/fees.draft.yml')).toContain('# what it is called');
    expect(read('pages/fees.yml')).toBe(PAGE);
  });

  it('is not changed over another author’s change, outside its file, or into invalid content', async () => {
    const send = await signedIn();
    const revision = await NONE;
    const add = (operation: unknown, more = {}) =>
      send('/list', { item: EMPTY, list: MAIN, revision, operation, ...more });
    const hero = { kind: 'add', at: 0, name: 'HeroBanner' };
    expect((await add(hero)).status).toBe(200);
    const before = read('pages/empty.draft.yml');
    expect((await add(hero)).status).toBe(409);
    const current = { revision: (await add(hero)).body.revision };
    expect(await add({ kind: 'add', at: 0, name: 'Nothing' }, current)).toMatchObject({ status: 400 });
    expect(await add({ kind: 'insert', at: 0, value: { rendering: 'Nothing' } }, current)).toMatchObject({
      status: 400,
    });
    expect(await add({ kind: 'remove', at: 7 }, current)).toMatchObject({ status: 400 });
    expect(await add(hero, { ...current, list: ['fields'] })).toMatchObject({ status: 400 });
    expect(await add(hero, { ...current, item: '/nowhere' })).toMatchObject({ status: 404 });
    expect(read('pages/empty.draft.yml')).toBe(before);
  });
});

describe('an item', () => {
  it('is described with its fields in both languages and its children, which can be moved', async () => {
    const send = await signedIn();
    const { body } = await send(`/item?item=${QUESTIONS}`);
    expect(body.name).toEqual({ ar: 'أسئلة', en: 'Questions' });
    expect(body.fields).toContainEqual(
      expect.objectContaining({ name: 'Title', kind: 'text', value: { ar: 'أسئلة', en: 'Questions' } }),
    );
    const [list] = body.lists;
    expect(list?.entries).toHaveLength(2);
    const operation = { kind: 'move', at: 1, to: 0 };
    await send('/list', { item: QUESTIONS, list: ['children'], revision: list?.revision, operation });
    const { children } = z
      .object({ children: z.array(z.object({ name: z.string() })) })
      .parse(parse(read('items/faqs/fees.draft.yml')));
    expect(children.map(({ name }) => name)).toEqual(['second', 'first']);
  });
});

describe('the drafts', () => {
  it('are listed as what goes along with a page and what stays behind, with their differences, and can be discarded', async () => {
    writeFileSync(join(fixture.folder, 'items/faqs/fees.draft.yml'), FAQS.replace('Questions', 'What people ask'));
    writeFileSync(join(fixture.folder, 'pages/empty.draft.yml'), read('pages/empty.yml').replace('Empty', 'Void'));
    writeFileSync(join(fixture.folder, 'pages/new.draft.yml'), read('pages/empty.yml'));
    const send = await signedIn();
    const { body } = await send(`/drafts?item=${FEES}&lang=en`);
    expect(
      body.drafts.map(({ path, relation, pages, isSiteWide, isNew, changes }) => ({
        path,
        relation,
        pages,
        isSiteWide,
        isNew,
        changes,
      })),
    ).toEqual(
      expect.arrayContaining([
        { path: '/home/empty', relation: 'other', pages: 1, isSiteWide: false, isNew: false, changes: 1 },
        { path: '/items/faqs/fees', relation: 'shown', pages: 1, isSiteWide: false, isNew: false, changes: 1 },
      ]),
    );
    expect((await send(`/differences?item=${QUESTIONS}`)).body.differences).toEqual([
      { at: 'العنوان › English', before: 'Questions', after: 'What people ask' },
    ]);
    expect((await send('/discard', { item: QUESTIONS })).status).toBe(200);
    expect(exists('items/faqs/fees.draft.yml')).toBe(false);
    expect((await send('/discard', { item: QUESTIONS })).status).toBe(404);
    expect((await send('/discard', { item: '/sitecore/content/rukn/home/new' })).status).toBe(400);
    expect(exists('pages/new.draft.yml')).toBe(true);
  });
});
