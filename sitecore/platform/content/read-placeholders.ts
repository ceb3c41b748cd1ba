import { listNames, oneOf } from '#sitecore/definitions/closest.ts';
import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { guidOf } from '#sitecore/definitions/guid.ts';
import type { Rendering } from '#sitecore/definitions/rendering.ts';
import { inherits } from './inherits.ts';
import { folder } from '#sitecore/definitions/templates/system.ts';
import type { TreeBuilder, MutableItem } from './tree-builder.ts';
import { type FieldReader, fullPath } from './read-fields.ts';
import type { YamlNode } from './yaml-file.ts';
import type { PlacedRendering } from './tree.ts';

const matches = (pattern: string, name: string): boolean =>
  pattern === name || (pattern.endsWith('{*}') && new RegExp(`^${pattern.slice(0, -3)}\\d+$`).test(name));

/** Reads placed renderings with their parameters, datasources and nested placeholders. */
export class PlaceholderReader {
  readonly #builder: TreeBuilder;
  readonly #fields: FieldReader;
  readonly #renderings: ReadonlyMap<string, Rendering>;
  readonly #rootPath: string;

  constructor(builder: TreeBuilder, fields: FieldReader, renderings: readonly Rendering[], rootPath: string) {
    this.#builder = builder;
    this.#fields = fields;
    this.#renderings = new Map(renderings.map((rendering) => [rendering.name, rendering]));
    this.#rootPath = rootPath;
  }

  /** Reads every placeholder of an owner: a page, or the site's root item for the renderings of every page. */
  read(
    node: YamlNode,
    owner: MutableItem,
    patterns: readonly string[],
    prefix = '',
  ): Record<string, PlacedRendering[]> {
    const placed: Record<string, PlacedRendering[]> = {};
    for (const pattern of patterns) if (!pattern.endsWith('{*}')) placed[pattern] = [];
    for (const name of node.keys) {
      const at = node.at(name);
      if (!patterns.some((pattern) => matches(pattern, name))) {
        at.reportOutdated(`is unknown, the placeholders here: ${listNames(name, patterns)}`);
        continue;
      }
      placed[name] = at
        .list()
        .map((entry, index) => this.#rendering(entry, owner, `${prefix}/${name}/${index + 1}`))
        .filter((rendering) => rendering !== undefined);
    }
    return placed;
  }

  #rendering(node: YamlNode, owner: MutableItem, position: string): PlacedRendering | undefined {
    node.checkKeys(['rendering', 'uid', 'datasource', 'params', 'placeholders'], 'a placed rendering has');
    const name = node.at('rendering').text();
    const rendering = name === undefined ? undefined : this.#renderings.get(name);
    if (!rendering) {
      const expected = `a known rendering: ${oneOf([...this.#renderings.keys()], name ?? '')}`;
      if (name === undefined) node.at('rendering').report(expected);
      else node.at('rendering').reportOutdated(expected);
      return undefined;
    }
    const uid = node.at('uid').text() ?? guidOf(`${owner.path.toLowerCase()}${position}/${rendering.name}`);
    return {
      uid,
      rendering,
      datasource: this.#datasource(node.at('datasource'), rendering, owner, position),
      params: this.#params(node.at('params'), rendering),
      placeholders: this.read(node.at('placeholders'), owner, rendering.placeholders, position),
    };
  }

  #params(node: YamlNode, { params }: Rendering): Record<string, string> {
    node.checkDefined(Object.keys(params), 'its parameters');
    const read: Record<string, string> = {};
    for (const [name, kind] of Object.entries(params)) {
      const at = node.at(name);
      if (at.value === undefined || at.value === null) continue;
      const param = kind.store(at.value);
      if ('expected' in param) {
        at.reportOutdated(param.expected);
        continue;
      }
      const reference = { path: param.stored, node: at, rootPath: this.#rootPath };
      if (kind.kind === 'page') this.#builder.references.push({ ...reference, to: 'page' });
      const value = kind.template ? this.#item(at, param.stored, kind.template) : param.stored;
      if (value !== undefined) read[name] = value;
    }
    return read;
  }

  /** Returns the full path of a shared item, whose existence is checked with the other references. */
  #item(node: YamlNode, path: string, template: AnyTemplate): string | undefined {
    if (!path.startsWith('/')) return void node.report(`a path that begins with /: /${path}`);
    const full = fullPath(this.#rootPath, path);
    this.#builder.references.push({ to: 'item', path: full, node, template, rootPath: this.#rootPath });
    return full;
  }

  #datasource(
    node: YamlNode,
    { name, datasource }: Rendering,
    owner: MutableItem,
    position: string,
  ): string | undefined {
    if (node.value === undefined) {
      if (datasource && !inherits(owner.template, datasource.id))
        node.reportOutdated(`a datasource of template ${datasource.name}`);
      return undefined;
    }
    if (!datasource) return void node.reportOutdated(`nothing: ${name} has no datasource`);
    if (typeof node.value === 'string') return this.#item(node, node.value, datasource);
    const data = this.#builder.ensureFolder(owner, 'Data', folder);
    return this.#fields.item(node, data, datasource, `${name}${position.replace(/\/(?:headless-)?/g, '-')}`);
  }
}
