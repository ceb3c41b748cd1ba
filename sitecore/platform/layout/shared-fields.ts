import type { JsonObject } from '#sitecore/definitions/json.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Rendering } from '#sitecore/definitions/rendering.ts';
import { type Content, type Site, siteOf } from '../content/content.ts';
import type { Item } from '../content/tree.ts';
import { ItemEncoder } from './item-encoder.ts';

interface EncodedFields {
  readonly json: JsonObject;
  readonly dependencies: ReadonlySet<string>;
}

/**
 * The layout JSON of datasources that many pages show, such as the header's, encoded once per state of the content. Those
 * below a page are shown by it alone and encoded each time.
 */
export class SharedFields {
  readonly #content: Content;
  readonly #encoded = new Map<string, EncodedFields>();

  constructor(content: Content) {
    this.#content = content;
  }

  /** Returns the fields of a shared datasource with their dependencies; undefined for any other datasource. */
  of(
    source: Item,
    rendering: Rendering,
    { site, language }: { readonly site: Site; readonly language: Language },
  ): EncodedFields | undefined {
    const { rootPath } = siteOf(this.#content, source);
    if (source.path.startsWith(`${rootPath}/home`)) return undefined;
    const key = `${site.name} ${language} ${rendering.name} ${source.id}`;
    const encoded = this.#encoded.get(key) ?? this.#encode(source, rendering, { site, language });
    this.#encoded.set(key, encoded);
    return encoded;
  }

  #encode(
    source: Item,
    rendering: Rendering,
    { site, language }: { readonly site: Site; readonly language: Language },
  ): EncodedFields {
    const dependencies = new Set<string>();
    const addDependency = (id: string): unknown => dependencies.add(id);
    const encoder = new ItemEncoder(this.#content, language, { site, addDependency });
    return { json: encoder.fields(source, rendering), dependencies };
  }
}
