import { expect, it } from 'vitest';
import type { AnyTemplate } from '../fields/kind.ts';
import { templates } from '../registry.ts';
import { describeField } from './describe-field.ts';
import { FIELD_TEXTS } from './field-texts.ts';

/** Returns templates and those of the items that their fields list, each once. */
function reached(all: readonly AnyTemplate[], found = new Set<AnyTemplate>()): ReadonlySet<AnyTemplate> {
  for (const template of all) {
    if (found.has(template)) continue;
    found.add(template);
    reached(template.base, found);
    for (const kind of Object.values(template.fields)) reached(kind.templates?.() ?? [], found);
  }
  return found;
}

const every = [...reached(templates)];

it('describes every field of every template in both languages', () => {
  const missing = every.flatMap((template) =>
    Object.keys(template.fields)
      .filter((field) => {
        const described = describeField(template, field);
        const texts = described ? [described.name, described.help, described.section] : [];
        return texts.length === 0 || texts.some(({ ar, en }) => !/\p{Script=Arabic}/u.test(ar) || en.trim() === '');
      })
      .map((field) => `${template.name}/${field}`),
  );
  expect(missing).toEqual([]);
});

it('describes no field that no template has', () => {
  const names = new Set(
    every.flatMap(({ name, fields }) => Object.keys(fields).flatMap((field) => [field, `${name}/${field}`])),
  );
  expect(Object.keys(FIELD_TEXTS).filter((key) => !names.has(key))).toEqual([]);
});

it('draws the example at the end of an Arabic help from left to right', () => {
  const mixed = Object.values(FIELD_TEXTS).filter(({ help }) => /مثل [ -~]+$/.test(help.ar));
  expect(mixed).toEqual([]);
  expect(FIELD_TEXTS.WorkingDaysHours?.help.ar).toBe('مثل \u206609:30 - 16:30\u2069');
});
