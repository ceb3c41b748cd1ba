// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { AnyTemplate, FieldKind } from '#sitecore/definitions/fields/kind.ts';
import { fixtureJson, type PlacedFixture } from '#src/cms/fixture.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { loggedErrors } from '#tests/support/logged-errors.ts';
import { renderLayout } from '#tests/support/widget-page.ts';

const modules = import.meta.glob<{ readonly fixtures: Readonly<Record<string, PlacedFixture>> }>(
  '/src/widgets/**/*.fixture.ts',
  { eager: true },
);
const examples = Object.values(modules).flatMap(({ fixtures }) => Object.entries(fixtures));

/** Elements that name or caption something. */
const LABELS = 'label, legend, caption, figcaption, summary, dt, h1, h2, h3, h4, small, b, strong, a, button';

type Fields = Readonly<Record<string, FieldKind<unknown>>>;

/** Returns the JSON of fields with every text that may be empty emptied, those of listed items included. */
function emptied(json: unknown, fields: Fields): unknown {
  if (!isRecord(json)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => {
      const kind = fields[name];
      if (!kind) return [name, value];
      if (kind.kind === 'text' && !kind.required) return [name, { value: '' }];
      const templates = kind.templates?.();
      return [name, templates && Array.isArray(value) ? value.map((item) => emptiedItem(item, templates)) : value];
    }),
  );
}

const emptiedItem = (item: unknown, templates: readonly AnyTemplate[]): unknown =>
  isRecord(item) ? { ...item, fields: emptied(item.fields, fieldsOf(templates)) } : item;

const fieldsOf = (templates: readonly AnyTemplate[]): Fields =>
  Object.fromEntries(templates.flatMap(({ fields }) => Object.entries(fields)));

const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Returns the shown labels without a text, an accessible name or a picture. */
const unlabelled = (): string[] =>
  [...document.querySelectorAll(LABELS)]
    .filter((element) => element.textContent.trim() === '' && !element.closest('[hidden]'))
    .filter((element) => !element.matches('[aria-label], [aria-labelledby], :has(img, svg, input, [aria-label])'))
    .map(({ outerHTML }) => outerHTML);

// No platform responds to the calls of blocks, which then say so in the log.
loggedErrors();

describe('labels', () => {
  it.each(examples.map(([name, example]) => [`${example.rendering.name} ${name}`, example] as const))(
    'SEC-MISC-01 labels with no text are hidden: %s',
    async (_, example) => {
      const json = fixtureJson(example, 'en');
      const placed = { ...json, fields: emptied(json.fields, example.rendering.fields) };
      const layout = { sitecore: { context: {}, route: { placeholders: { 'headless-main': [placed] } } } };
      const { html } = await renderLayout(serverRegistry, layout, 'en');
      document.body.innerHTML = html;
      expect(unlabelled()).toEqual([]);
    },
  );
});
