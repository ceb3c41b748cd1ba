// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { allowedRenderings } from '#sitecore/platform/editing/structure/default-values.ts';
import { listRevision } from '#sitecore/platform/editing/structure/list-change.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { fixtureContent } from '#tests/conformance/fixture-content.ts';
import { openEditing, post, put, readDatabases } from '#tests/support/editing-platform.ts';
import { renderLayout } from '#tests/support/widget-page.ts';

// There is no platform: widgets show sample results of their queries.
vi.mock('#src/queries/query-platform.server.ts', () => import('#tests/support/sample-results.ts'));
vi.mock('#src/services/partner-catalogue.server.ts', () => import('#tests/support/sample-partners.ts'));
vi.mock('#src/services/registers.server.ts', () => import('#tests/support/sample-registers.ts'));
vi.mock('#src/services/documents.server.ts', () => import('#tests/support/sample-documents.ts'));
vi.mock('#src/services/forms.server.ts', () => import('#tests/support/sample-form-protection.ts'));
vi.mock('#src/services/locations.server.ts', () => import('#tests/support/sample-places.ts'));

const PAGE = '/sitecore/content/rukn/home/empty';
const MAIN = ['placeholders', 'headless-main'];

const changed = z.looseObject({ error: z.string().default(''), revision: z.string().default('') });
const panel = z.object({
  id: z.string(),
  version: z.number(),
  revision: z.string(),
  fields: z.array(z.object({ name: z.string(), kind: z.string(), isListed: z.boolean() })),
});

let fixture: ReturnType<typeof fixtureContent>;
let send: Awaited<ReturnType<Awaited<ReturnType<typeof openEditing>>['signedIn']>>;

beforeAll(async () => {
  fixture = fixtureContent({ 'pages/empty.yml': 'template: Page\nfields: { Title: { ar: فارغة, en: Empty } }\n' });
  send = await (await openEditing(fixture.folder)).signedIn();
});
afterAll(() => fixture.remove());
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

/** Changes the blocks of the page; returns their new revision. */
async function change(revision: string, operation: unknown): Promise<string> {
  const response = await send('/list', post({ item: PAGE, list: MAIN, revision, operation }));
  const body = changed.parse(await response.json());
  expect([response.status, body.error]).toEqual([200, '']);
  return body.revision;
}

/** Returns the errors of the page as its author sees it, in both languages, but for required fields that are still empty. */
async function errorsOfPage(): Promise<readonly string[]> {
  const { editingLayouts, master } = await readDatabases(fixture.folder);
  const page = master.content.tree.at(PAGE);
  if (!page) throw new Error('no page');
  const errors: string[] = [];
  for (const language of LANGUAGES) {
    const layout = await editingLayouts.page(page, language);
    const rendered = await renderLayout(serverRegistry, layout, language, 'edit');
    expect(rendered.html).toContain('chrometype="rendering"');
    errors.push(...rendered.errors.filter((error) => !error.endsWith('is required and empty')));
  }
  return errors;
}

/** Writes into the first text of the datasource of the page's only block, if it has one. */
async function editBlock(): Promise<void> {
  const { master } = await readDatabases(fixture.folder);
  const [block] = master.content.tree.at(PAGE)?.placeholders?.['headless-main'] ?? [];
  if (block?.datasource === undefined) return;
  const response = await send(`/item?${new URLSearchParams({ item: block.datasource }).toString()}`);
  const { id, version, revision, fields } = panel.parse(await response.json());
  const text = fields.find(({ kind, isListed }) => ['text', 'richText'].includes(kind) && !isListed);
  if (!text) return;
  const edit = { item: id, language: 'en', field: text.name, value: 'Written', version, revision };
  const saved = await send('/fields', put(edit));
  expect([saved.status, changed.parse(await saved.json()).error]).toEqual([200, '']);
}

it('offers authors more than a hundred blocks', () => {
  expect(allowedRenderings().length).toBeGreaterThan(100);
});

describe('a block', () => {
  it.each(allowedRenderings().map(({ name }) => name))('%s is added, shown, edited and removed', async (name) => {
    const added = await change(listRevision([]), { kind: 'add', at: 0, name });
    expect(await errorsOfPage()).toEqual([]);
    await editBlock();
    expect(await errorsOfPage()).toEqual([]);
    expect(await change(added, { kind: 'remove', at: 0 })).toBe(listRevision([]));
  });
});
