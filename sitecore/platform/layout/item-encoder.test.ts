import { describe, expect, expectTypeOf, it } from 'vitest';
import { checkbox } from '#sitecore/definitions/fields/checkbox.ts';
import { children } from '#sitecore/definitions/fields/items.ts';
import type { DecodeScope } from '#sitecore/definitions/fields/kind.ts';
import { number } from '#sitecore/definitions/fields/number.ts';
import { text } from '#sitecore/definitions/fields/text.ts';
import { itemParam } from '#sitecore/definitions/params.ts';
import { rendering } from '#sitecore/definitions/rendering.ts';
import { decodeFields, template, unionTemplate } from '#sitecore/definitions/template.ts';
import { page } from '#sitecore/definitions/templates/page.ts';
import { jssApp } from '#sitecore/definitions/templates/system.ts';
import { DiagnosticList } from '../content/diagnostics.ts';
import { FieldReader } from '../content/read-fields.ts';
import { PlaceholderReader } from '../content/read-placeholders.ts';
import { TreeBuilder } from '../content/tree-builder.ts';
import { Tree } from '../content/tree.ts';
import { YamlFile } from '../content/yaml-file.ts';
import { siteWithRoot } from '#tests/conformance/specimen.ts';
import { ItemEncoder } from './item-encoder.ts';
import { LayoutService } from './layout-service.ts';

const seat = template('Seat', { Title: text({ shared: true }), Open: checkbox() });
const machine = template('Machine', { Title: text({ shared: true }), Fee: number() });
const picture = template('Wall Picture', { Caption: text({ shared: true }) });
const hall = template('Hall', { places: children([seat, machine]), walls: children(picture) });

const scope: DecodeScope = { href: (href) => href, html: (markup) => markup, report: () => undefined };

/** Reads YAML of an item into a tree; returns the tree, the item and the diagnostics. */
function readItem(yaml: string) {
  const builder = new TreeBuilder();
  const root = builder.add({ name: 'root', template: jssApp });
  if (!root) throw new Error('no root');
  const list = new DiagnosticList();
  const fields = new FieldReader(builder, { rootPath: '/root', fallback: {} });
  const path = fields.item(new YamlFile(yaml, 'hall.yml').root(list), root, hall, 'hall');
  const tree = new Tree(builder.items.values());
  return {
    tree,
    item: tree.at(path ?? ''),
    diagnostics: list.diagnostics.map(({ field, expected }) => [field, expected]),
  };
}

describe('children', () => {
  it('fills each list of a template with the children of its templates, in the order of the file', () => {
    const { tree, item } = readItem(`
children:
  - { template: Machine, fields: { Title: ATM, Fee: 2 } }
  - { template: Wall Picture, fields: { Caption: a river } }
  - { template: Seat, fields: { Title: One, Open: true } }
`);
    if (!item) throw new Error('no item');
    const json = new ItemEncoder({ sites: [siteWithRoot('/root')], tree }, 'ar').fields(item);
    const view = decodeFields(hall, json, scope);
    expect(view.places.map(({ fields }) => fields)).toEqual([
      { Title: { value: 'ATM' }, Open: false, Fee: 2 },
      { Title: { value: 'One' }, Open: true, Fee: null },
    ]);
    expect(view.walls.map(({ fields }) => fields.Caption.value)).toEqual(['a river']);
    expectTypeOf(view.places).items.toHaveProperty('fields');
    expectTypeOf<(typeof view.places)[number]['fields']['Fee']>().toEqualTypeOf<number | null>();
  });

  it('reads the lists of a template by name', () => {
    const { tree, diagnostics } = readItem(
      'children: { walls: [{ name: a, fields: { Caption: x } }], places: [{ name: b, fields: { Open: true } }] }',
    );
    expect(diagnostics).toEqual([]);
    expect(['a', 'b'].map((name) => tree.at(`/root/hall/${name}`)?.template.name)).toEqual(['Wall Picture', 'Seat']);
  });

  it.each([
    [
      'a template that no list has',
      'children: [{ template: Machin }]',
      ['children.0.template', 'one of Machine, Seat, Wall Picture, not "Machin"'],
    ],
    [
      'a template of another list',
      'children: { walls: [{ template: Seat }] }',
      ['children.walls.0.template', 'one of Wall Picture, not "Seat"'],
    ],
    ['an unknown list', 'children: { wall: [] }', ['children.wall', 'is unknown, Hall has the lists: walls, places']],
  ])('reports %s', (_, yaml, expected) => {
    expect(readItem(yaml).diagnostics).toEqual([expected]);
  });

  it('refuses templates that give one name to fields of different kinds', () => {
    const other = template('Other', { Title: number() });
    expect(() => unionTemplate([seat, other])).toThrow('Other: Title is a text in another template');
  });
});

describe('itemParam', () => {
  it('is the id of the item in the layout, which depends on it', async () => {
    const builder = new TreeBuilder();
    const root = builder.add({ name: 'root', template: jssApp });
    const home = root && builder.add({ name: 'home', template: page, parent: root, url: '/' });
    const target = root && builder.add({ name: 'hall', template: hall, parent: root });
    if (!root || !home || !target) throw new Error('no items');
    const shows = rendering('Shows', { params: { Hall: itemParam(hall) } });
    const settings = { rootPath: '/root', fallback: {} };
    const placeholders = new PlaceholderReader(builder, new FieldReader(builder, settings), [shows], '/root');
    const yaml = new YamlFile('main: [{ rendering: Shows, params: { Hall: /hall } }]', 'home.yml');
    home.placeholders = placeholders.read(yaml.root(new DiagnosticList()), home, ['main']);
    expect(builder.references).toMatchObject([{ to: 'item', path: '/root/hall', template: hall }]);
    const tree = new Tree(builder.items.values());
    const layouts = new LayoutService(
      { sites: [siteWithRoot('/root')], tree },
      { database: 'web', query: () => Promise.resolve({}) },
    );
    const { json, dependencies } = await layouts.pageWithDependencies(home, 'ar');
    expect(json).toHaveProperty('sitecore.route.placeholders.main.0.params', { Hall: `{${target.id.toUpperCase()}}` });
    expect(dependencies).toContain(target.id);
  });
});
