import { z } from 'zod';
import type { Json, JsonObject } from '#sitecore/definitions/json.ts';
import type { AnyTemplate, FieldKind } from '#sitecore/definitions/fields/kind.ts';
import { renderings } from '#sitecore/definitions/registry.ts';
import { shortPath } from '../../content/check-references.ts';
import type { Content } from '../../content/content.ts';
import { siteOf } from '../../content/content.ts';
import { inherits } from '../../content/inherits.ts';
import type { Item } from '../../content/tree.ts';
import { templateFields } from '../../content/template-fields.ts';
import { offeredItems } from './offered-items.ts';

interface Owner {
  readonly item: Item;
  readonly content: Content;
}

/** Renderings that no author adds: those of the site's frame, which every page has already, and the one for tests. */
const NEVER_ADDED = new Set(['Header', 'Footer', 'SearchPopup', 'ProtectionTest']);

/** Returns the renderings that an author may add to a placeholder. */
export const allowedRenderings = () => renderings.filter(({ name }) => !NEVER_ADDED.has(name));

/** Returns a new rendering as a content file has it, whose texts are still empty; undefined for an unknown one. */
export function defaultRendering(name: string, owner: Owner): JsonObject | undefined {
  const rendering = allowedRenderings().find((one) => one.name === name);
  if (!rendering) return undefined;
  const { datasource } = rendering;
  if (!datasource || inherits(owner.item.template, datasource.id)) return { rendering: name };
  return { rendering: name, datasource: { ...defaultItem(datasource, owner), ...childrenOf(datasource, owner) } };
}

/** Returns a new child of an item, of the template with this name, else of its first; undefined when it has none. */
export function defaultChild(name: string, owner: Owner): JsonObject | undefined {
  const templates = listedTemplates(owner.item.template);
  const template = templates.find((one) => one.name === name);
  if (!template) return undefined;
  return { ...(template !== templates[0] && { template: name }), ...defaultItem(template, owner) };
}

/** Returns the templates of an item's children, the default first. */
export const listedTemplates = ({ fields }: AnyTemplate): AnyTemplate[] =>
  Object.values(fields).flatMap((kind) => (kind.fromChildren ? (kind.templates?.() ?? []) : []));

/** A new list begins with one child, so that its author sees where to write. */
function childrenOf(template: AnyTemplate, owner: Owner): JsonObject {
  if (template.newChildren !== undefined) return { children: template.newChildren };
  const [first] = listedTemplates(template);
  return first ? { children: [defaultItem(first, owner)] } : {};
}

/** Returns a new item of a template as a content file has it; its author writes the texts that it needs before it is published. */
export const defaultItem = (template: AnyTemplate, owner: Owner): JsonObject => ({
  fields: Object.fromEntries(
    templateFields(template)
      .filter(({ kind }) => kind.required)
      .flatMap(({ name, kind }) => {
        const value = defaultValue(kind, owner);
        return value === undefined ? [] : [[name, value] as const];
      }),
  ),
});

/** Returns the value of a new required field that has one at once: a choice, an answer, or the items of its source. */
function defaultValue(kind: FieldKind<unknown>, owner: Owner): Json | undefined {
  switch (kind.kind) {
    case 'checkbox':
      return false;
    case 'choice':
      return firstChoice(kind);
    case 'multilist':
    case 'lookup':
      return offeredPaths(kind, owner);
    default:
      return undefined;
  }
}

const firstChoice = (kind: FieldKind<unknown>): string => choicesOf(kind)[0] ?? '';

/** Returns the values of a choice; none for another kind. */
export function choicesOf({ schema }: FieldKind<unknown>): string[] {
  const options: unknown = Reflect.get(schema, 'options');
  const known = z.array(z.string()).safeParse(options);
  return known.success ? known.data.filter((one) => one !== '') : [];
}

/** Returns every item of a field's source, or the first for a field that takes one; undefined without a source or an item. */
function offeredPaths(kind: FieldKind<unknown>, owner: Owner): Json | undefined {
  if (kind.source === undefined) return undefined;
  const { rootPath } = siteOf(owner.content, owner.item);
  const paths = offeredItems(kind, owner).map(({ path }) => shortPath(path, rootPath));
  return kind.kind === 'lookup' ? paths[0] : paths;
}
