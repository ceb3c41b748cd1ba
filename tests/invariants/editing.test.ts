// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { editMode, type Mark } from '#tests/support/edit-mode.ts';
import { layoutWith, renderLayout } from '#tests/support/widget-page.ts';

// There is no platform: widgets show sample results of their queries.
vi.mock('#src/queries/query-platform.server.ts', () => import('#tests/support/sample-results.ts'));
vi.mock('#src/services/partner-catalogue.server.ts', () => import('#tests/support/sample-partners.ts'));
vi.mock('#src/services/registers.server.ts', () => import('#tests/support/sample-registers.ts'));
vi.mock('#src/services/documents.server.ts', () => import('#tests/support/sample-documents.ts'));
vi.mock('#src/services/forms.server.ts', () => import('#tests/support/sample-form-protection.ts'));
vi.mock('#src/services/locations.server.ts', () => import('#tests/support/sample-places.ts'));

type FixtureModule = { readonly fixtures: Readonly<Record<string, PlacedFixture>> };

const modules = import.meta.glob<FixtureModule>('/src/widgets/**/*.fixture.ts', { eager: true });
const examples = Object.values(modules).flatMap(({ fixtures }) =>
  Object.entries(fixtures).flatMap(([name, example]) =>
    LANGUAGES.map((language) => ({ example, language, title: `${example.rendering.name} ${name} ${language}` })),
  ),
);

/** Fields for appearance or a role, which have no text to edit. */
const CODES = new Set([
  ...['Icon', 'IconBackground', 'BackgroundColor', 'Gradiant', 'FieldName', 'GradientColorClass', 'CardIcon'],
  ...['CardIconBackground', 'Kind', 'Align', 'ClassName'],
  ...['width', 'minHeight', 'border', 'borderRadius', 'overflow', 'orientation', 'marginBottom'],
]);

const noise: unknown[] = [];

beforeEach(() => {
  noise.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...args) => void noise.push(args));
  vi.spyOn(console, 'warn').mockImplementation((...args) => void noise.push(args));
});

afterEach(() => void vi.restoreAllMocks());

const times = (html: string, part: string): number => html.split(part).length - 1;

/** Returns the chromes of a placeholder with examples, in the order of the page. */
const chromesOf = (placed: readonly PlacedFixture[]): readonly string[] => [
  'placeholder open',
  ...placed.flatMap(({ fixture: { placeholders = {} } }) => [
    'rendering open',
    ...Object.values(placeholders).flatMap((inner) => chromesOf(inner)),
    'rendering close',
  ]),
  'placeholder close',
];

describe('the examples of editing', () => {
  it('cover every widget, and filled and empty fields of every kind', () => {
    expect(new Set(examples.map(({ example }) => example.rendering.name)).size).toBe(
      Object.keys(serverRegistry).length,
    );
    const marks = examples.flatMap(({ example, language }) => editMode(layoutWith(example, language)).marks);
    expect(marks.filter(({ isFilled }) => isFilled).length).toBeGreaterThan(50);
    expect(marks.filter(({ isFilled }) => !isFilled).length).toBeGreaterThan(50);
  });
});

describe.each(examples)('$title, being edited', ({ example, language }) => {
  const { layout, marks } = editMode(layoutWith(example, language));
  const render = () => renderLayout(serverRegistry, layout, language, 'edit');

  it('shows each filled text, picture and link once, with the editor’s own markup', async () => {
    const { html, errors } = await render();
    expect(errors).toEqual([]);
    const missing = ({ field, isFilled, markup }: Mark) =>
      isFilled && !CODES.has(field) && markup.some((part) => times(html, part) !== 1);
    expect(marks.filter(missing)).toEqual([]);
  });

  it('has no field twice', async () => {
    const { html } = await render();
    expect(marks.filter(({ id }) => times(html, `id="${id}_edit"`) > 1).map(({ field }) => field)).toEqual([]);
  });

  it('keeps chromes balanced, in order, and around what they belong to', async () => {
    const { html } = await render();
    document.body.innerHTML = html;
    const chromes = [...document.querySelectorAll('code[chrometype="placeholder"], code[chrometype="rendering"]')];
    expect(
      chromes.map((chrome) => `${chrome.getAttribute('chrometype') ?? ''} ${chrome.getAttribute('kind') ?? ''}`),
    ).toEqual(chromesOf([example]));
    expect(chromes[0]?.getAttribute('phkey')).toBe('headless-main');
    const between = chromes[1]?.nextElementSibling;
    expect(between?.nextElementSibling).toBe(chromes.at(-2));
    expect(between?.textContent).toMatch(/\S/);
  });

  it('hydrates nothing, collapses nothing but the menus of the header and nests no links', async () => {
    const { html, islands } = await render();
    expect(islands).toEqual({});
    expect(html).not.toContain('data-island');
    expect(html).not.toMatch(/<a\b[^>]*>(?:(?!<\/a>)[^])*<a\b/);
    document.body.innerHTML = html;
    const folded = document.querySelectorAll(
      ':is(details:not([open], [name="edited-menu"]), [hidden]) :is(.scFieldValue, [chrometype])',
    );
    expect(folded).toHaveLength(0);
    expect(noise).toEqual([]);
  });
});
