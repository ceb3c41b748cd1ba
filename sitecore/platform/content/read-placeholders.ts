import { guidOf } from '#sitecore/definitions/guid.ts';
import type { Rendering } from '#sitecore/definitions/rendering.ts';
import { inherits } from './tree.ts';
import { folder } from '#sitecore/definitions/templates/system.ts';
import type { Draft, DraftItem } from './draft.ts';
import type { FieldReader } from './read-fields.ts';
import type { Place } from './source.ts';
import type { PlacedRendering } from './tree.ts';

const matches = (pattern: string, name: string): boolean =>
  pattern === name || (pattern.endsWith('{*}') && new RegExp(`^${pattern.slice(0, -3)}\\d+$`).test(name));

/** Reads the renderings that an author placed, with their parameters, datasources and inner placeholders. */
export class PlaceholderReader {
  readonly #draft: Draft;
  readonly #fields: FieldReader;
  readonly #renderings: ReadonlyMap<string, Rendering>;
  readonly #rootPath: string;

  constructor(draft: Draft, fields: FieldReader, renderings: readonly Rendering[], rootPath: string) {
    this.#draft = draft;
    this.#fields = fields;
    this.#renderings = new Map(renderings.map((rendering) => [rendering.name, rendering]));
    this.#rootPath = rootPath;
  }

  /** Reads every placeholder below an owner: a page, or the site for what all pages share. */
  read(place: Place, owner: DraftItem, patterns: readonly string[], prefix = ''): Record<string, PlacedRendering[]> {
    const placed: Record<string, PlacedRendering[]> = {};
    for (const pattern of patterns) if (!pattern.endsWith('{*}')) placed[pattern] = [];
    for (const name of place.keys) {
      const at = place.at(name);
      if (!patterns.some((pattern) => matches(pattern, name))) {
        at.fault(`is unknown, the placeholders here: ${patterns.join(', ') || 'none'}`);
        continue;
      }
      placed[name] = at
        .list()
        .map((entry, index) => this.#rendering(entry, owner, `${prefix}/${name}/${index + 1}`))
        .filter((rendering) => rendering !== undefined);
    }
    return placed;
  }

  #rendering(place: Place, owner: DraftItem, position: string): PlacedRendering | undefined {
    place.only(['rendering', 'uid', 'datasource', 'params', 'placeholders'], 'a placed rendering has');
    const name = place.at('rendering').text();
    const rendering = name === undefined ? undefined : this.#renderings.get(name);
    if (!rendering) {
      place.at('rendering').fault(`a known rendering: ${[...this.#renderings.keys()].join(', ')}`);
      return undefined;
    }
    const uid = place.at('uid').text() ?? guidOf(`${owner.path.toLowerCase()}${position}/${rendering.name}`);
    return {
      uid,
      rendering,
      datasource: this.#datasource(place.at('datasource'), rendering, owner, position),
      params: this.#params(place.at('params'), rendering),
      placeholders: this.read(place.at('placeholders'), owner, rendering.placeholders, position),
    };
  }

  #params(place: Place, { params }: Rendering): Record<string, string> {
    place.only(Object.keys(params), 'its parameters');
    const read: Record<string, string> = {};
    for (const [name, kind] of Object.entries(params)) {
      const value = place.at(name).text();
      if (value === undefined) continue;
      if (kind.kind === 'option' && !kind.values.includes(value))
        place.at(name).fault(`one of ${kind.values.join(', ')}`);
      if (kind.kind === 'page')
        this.#draft.pointers.push({ to: 'page', path: value, place: place.at(name), rootPath: this.#rootPath });
      read[name] = value;
    }
    return read;
  }

  #datasource(place: Place, { name, datasource }: Rendering, owner: DraftItem, position: string): string | undefined {
    if (place.value === undefined) {
      if (datasource && !inherits(owner.template, datasource.id))
        place.fault(`a datasource of template ${datasource.name}`);
      return undefined;
    }
    if (!datasource) return void place.fault(`nothing: ${name} has no datasource`);
    if (typeof place.value === 'string') {
      const path = `${this.#rootPath}${place.value}`;
      this.#draft.pointers.push({ to: 'item', path, place, template: datasource, rootPath: this.#rootPath });
      return path;
    }
    const data = this.#draft.folder(owner, 'Data', folder);
    return this.#fields.item(place, data, datasource, `${name}${position.replace(/\/(?:headless-)?/g, '-')}`);
  }
}
