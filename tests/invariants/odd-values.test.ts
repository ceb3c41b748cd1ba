import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isRecord } from '#sitecore/definitions/is-record.ts';
import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import type { PageState } from '#src/cms/widget.ts';
import { fixtureJson, type PlacedFixture } from '#src/cms/fixture.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderLayout } from '#tests/support/widget-page.ts';

// The bank's service is not there; its products are tested with the calculators that show them.
vi.mock('#src/features/loyalty/point-ratios.server.ts', () => ({ loadPointRatios: () => () => Promise.resolve([]) }));
vi.mock('#src/queries/query-platform.server.ts', () => import('#tests/support/sample-results.ts'));
vi.mock('#src/services/partner-catalogue.server.ts', () => import('#tests/support/sample-partners.ts'));
vi.mock('#src/services/registers.server.ts', () => import('#tests/support/sample-registers.ts'));
vi.mock('#src/services/documents.server.ts', () => import('#tests/support/sample-documents.ts'));
vi.mock('#src/services/forms.server.ts', () => import('#tests/support/sample-form-protection.ts'));
vi.mock('#src/services/locations.server.ts', () => import('#tests/support/sample-places.ts'));

/** Values that real Sitecores send of fields of any kind. */
const ODD: readonly unknown[] = [
  null,
  '',
  'a text',
  7,
  true,
  [],
  [null],
  ['a text'],
  [{}],
  [{ id: '{A1B2C3D4-0000-0000-0000-000000000000}', fields: null }],
  {},
  { value: null },
  { value: '' },
  { value: [] },
  { value: {} },
  { value: '1,5' },
  { value: { src: null, alt: null, width: '', height: 'auto' } },
  { value: { href: null, text: null } },
];

type FixtureModule = { readonly fixtures: Readonly<Record<string, PlacedFixture>> };

const modules = import.meta.glob<FixtureModule>('/src/widgets/**/*.fixture.ts', { eager: true });
const examples = Object.values(modules).map(({ fixtures }) => fixtures.full ?? Object.values(fixtures)[0]);

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

type Path = readonly (string | number)[];

/** Returns the paths of the optional fields of a rendering's JSON, those of its first items too. */
function optionalFields(fields: AnyTemplate['fields'], json: unknown, path: Path): readonly Path[] {
  return Object.entries(fields).flatMap(([name, kind]) => {
    const value = isRecord(json) ? json[name] : undefined;
    // The result of a query is the site's own: it has one shape.
    const own = kind.required || kind.kind === 'queryResult' ? [] : [[...path, name]];
    const item: unknown = Array.isArray(value) ? value[0] : undefined;
    const below =
      kind.items && isRecord(item)
        ? optionalFields(kind.items().fields, item.fields, [...path, name, 0, 'fields'])
        : [];
    return [...own, ...below];
  });
}

/** Returns JSON with another value at a path. */
function withValue(json: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(json))
    return json.map((one: unknown, index) => (index === step ? withValue(one, rest, value) : one));
  return isRecord(json) ? { ...json, [step]: withValue(json[step], rest, value) } : json;
}

/** Begins the notice of a block that failed: an author can do nothing about it. */
const FAILED = 'it failed, and the developers';

/** Renders a page with one rendering. */
function render(rendering: unknown, state: PageState = 'normal') {
  const route = { name: 'page', placeholders: { 'headless-main': [rendering] } };
  return renderLayout(serverRegistry, { sitecore: { context: {}, route } }, 'en', state);
}

describe.each(examples.flatMap((example) => (example ? [[example.rendering.name, example] as const] : [])))(
  'a block %s',
  (_, example) => {
    it('stays, whatever a Sitecore sends of an optional field, and tells its author which it is', async () => {
      const json = fixtureJson(example, 'en');
      const failures: string[] = [];
      for (const path of optionalFields(example.rendering.fields, json.fields, []))
        for (const value of ODD) {
          const { html, errors } = await render(withValue(json, ['fields', ...path], value));
          if (errors.length > 0 || html === '')
            failures.push(`${path.join('.')} ${JSON.stringify(value)}: ${errors[0] ?? 'nothing is shown'}`);
          const edited = await render(withValue(json, ['fields', ...path], value), 'edit');
          if (edited.html === '' || edited.html.includes(FAILED))
            failures.push(`${path.join('.')} ${JSON.stringify(value)}, being edited: ${edited.errors[0] ?? 'nothing'}`);
        }
      expect(failures).toEqual([]);
    });
  },
);
