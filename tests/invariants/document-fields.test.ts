import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { renderings, templates } from '#sitecore/definitions/registry.ts';

const ROOT = join(import.meta.dirname, '../..');

const entitySchema = z.strictObject({
  entity: z.string(),
  templates: z.array(z.string()).min(1),
  shown: z.array(z.string()),
  unused: z.record(z.string(), z.string().min(20)).default({}),
});

const entities = z
  .array(entitySchema)
  .parse(parse(readFileSync(join(ROOT, 'docs/requirements/document-fields.yml'), 'utf8')));

/** Every template by name, those of the items that fields list included. */
const byName = new Map<string, AnyTemplate>();
function collect(template: AnyTemplate): void {
  if (byName.get(template.name) === template) return;
  byName.set(template.name, template);
  for (const { items } of Object.values(template.fields)) {
    const listed = items?.();
    if (listed) collect(listed);
  }
}
for (const template of [...templates, ...renderings.flatMap(({ datasource }) => datasource ?? [])]) collect(template);

/** Words of the site's code, without its tests and examples. */
const code = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.(?:test|fixture|examples|generated)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

const isDeclared = (names: readonly string[], field: string): boolean =>
  names.some((name) => field in (byName.get(name)?.fields ?? {}));

const isRead = (field: string): boolean => new RegExp(`(?<![\\w-])${field}(?![\\w-])`).test(code);

it('DATA-43 every field that the document names is declared and read by the site, or listed as unused with its reason', () => {
  const unknown = entities.flatMap(({ templates: names }) => names.filter((name) => !byName.has(name)));
  expect(unknown).toEqual([]);
  const missing = entities.flatMap(({ entity, templates: names, shown }) =>
    shown.filter((field) => !isDeclared(names, field) || !isRead(field)).map((field) => `${entity}: ${field}`),
  );
  expect(missing).toEqual([]);
  // Shown by name in the row: badge, heading of the details, colour behind the icon, second line, first day.
  const shown = new Set(entities.flatMap((entity) => entity.shown));
  for (const field of ['BadgeImage', 'DetailsListTitle', 'IconBackground', 'SecondaryTitle', 'StartDate'])
    expect(shown, field).toContain(field);
});
