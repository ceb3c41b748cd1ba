import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import { loadContentStates } from '#sitecore/platform/content/load.ts';
import type { Item } from '#sitecore/platform/content/tree.ts';
import { createDatabases, createSchemaRegistry, type Databases } from '#sitecore/platform/database.ts';
import { renderDocument } from '#src/cms/render-document.tsx';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { DEMO } from '#tests/conformance/running-platform.ts';
import { objectOf } from '#tests/support/edit-mode.ts';
import { withoutFurtherBranches } from '#tests/support/pages-of-demo.ts';
import { isLayout } from '#tests/support/widget-page.ts';

// No platform is served: widgets show sample results of their queries.
vi.mock('#src/queries/query-platform.server.ts', () => import('#tests/support/sample-results.ts'));
vi.mock('#src/services/partner-catalogue.server.ts', () => import('#tests/support/sample-partners.ts'));
vi.mock('#src/services/registers.server.ts', () => import('#tests/support/sample-registers.ts'));
vi.mock('#src/services/documents.server.ts', () => import('#tests/support/sample-documents.ts'));
vi.mock('#src/services/forms.server.ts', () => import('#tests/support/sample-form-protection.ts'));
vi.mock('#src/services/locations.server.ts', () => import('#tests/support/sample-places.ts'));

const PLACEHOLDERS = ['headless-header', 'headless-main', 'headless-footer'];

/** Fields for appearance, which have no text to edit. */
const CODES = [
  'Icon',
  'IconBackground',
  'BackgroundColor',
  'GradientColorClass',
  'CardIcon',
  'CardIconBackground',
  'Gradiant',
  'Kind',
  'Align',
  'ClassName',
  'minHeight',
  'overflow',
];

let databases: Databases;
let pages: readonly Item[];

beforeAll(async () => {
  const options = { schemaRegistry: createSchemaRegistry(), siteUrl: 'https://rukn.example' };
  databases = createDatabases(await loadContentStates(DEMO), options);
  pages = withoutFurtherBranches([...databases.master.content.tree.pages]);
});

/** Returns the placeholders that the platform sends for editing a page, and the site's rendering of them. */
async function edit(page: Item, language: Language) {
  const layout = await databases.editingLayouts.page(page, language);
  if (!isLayout(layout)) throw new Error('no layout');
  const sent = objectOf(objectOf(layout.sitecore.route).placeholders);
  const errors: string[] = [];
  const { placeholders, islands } = await renderDocument(layout, PLACEHOLDERS, {
    registry: serverRegistry,
    page: { path: page.url ?? '', language, state: 'edit', servicesHost: '' },
    phrases: {},
    report: ({ widget, error }) => errors.push(`${widget}: ${String(error)}`),
  });
  return { sent, html: PLACEHOLDERS.map((name) => placeholders[name] ?? '').join(''), errors, islands };
}

/** Returns every string in JSON with its key. */
function textsOf(json: unknown, name = ''): (readonly [name: string, text: string])[] {
  if (typeof json === 'string') return [[name, json]];
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, part]: [string, unknown]) => textsOf(part, key));
}

const INPUT = /<input id='([^']+)' class='scFieldValue'[^>]* value="([^"]*)"/g;

/** Returns the ids of the non-empty fields in an editor's markup. */
const filled = (markup: string): string[] =>
  [...markup.matchAll(INPUT)].filter(([, , value]) => value !== '').map(([, id = '']) => id);

const ids = (markup: string): string[] => [...markup.matchAll(INPUT)].map(([, id = '']) => id);

const CHROME = /<code(?=[^>]*\schrometype="(?:placeholder|rendering)")/g;

describe.each(LANGUAGES)('every page of the demo that the platform sends for editing, in %s', (language) => {
  it('is rendered completely, with each editable field once and no islands', async () => {
    expect(pages.length).toBeGreaterThan(10);
    for (const page of pages) {
      const { sent, html, errors, islands } = await edit(page, language);
      const where = `${page.url ?? ''} in ${language}`;
      expect(errors, where).toEqual([]);
      expect(islands, where).toEqual({});
      const marked = textsOf(sent)
        .filter(([name]) => name === 'editable' || name === 'editableFirstPart')
        .map(([, markup]) => markup)
        .filter((markup) => !CODES.some((code) => markup.includes(`"displayName":"${code}"`)));
      // Header, search popup and footer have nine; a page with its own layout has only the fields of its blocks.
      expect(marked.length, where).toBeGreaterThan(page.hasOwnLayout ? 0 : 8);
      const shown = ids(html);
      expect(new Set(shown).size, where).toBe(shown.length);
      expect(
        marked.flatMap(filled).filter((id) => !shown.includes(id)),
        where,
      ).toEqual([]);
      const chromes = textsOf(sent).filter(
        ([name, text]) => name === 'chrometype' && /^(placeholder|rendering)$/.test(text),
      );
      expect(html.match(CHROME), where).toHaveLength(chromes.length);
    }
  });
});
