import type { AnyTemplate, EncodeScope, FieldKind } from '#sitecore/definitions/fields/kind.ts';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { Json, JsonObject } from '#sitecore/definitions/json.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { type Content, pageAt, type Site, siteOf } from '../content/content.ts';
import { inherits } from '../content/inherits.ts';
import type { Item } from '../content/tree.ts';

/** A field of an item that is being encoded. */
export interface EncodedField {
  readonly item: Item;
  readonly name: string;
  readonly kind: FieldKind<unknown>;
  readonly language: Language;
}

/** Adds an editor's markup to the JSON of a field. */
export type MarkField = (field: EncodedField, json: Json) => Json;

interface EncoderOptions {
  /** The site in which internal links are resolved; by default the item's site. */
  readonly site?: Site;
  /** Receives the id of every item that the result depends on. */
  readonly addDependency?: (id: string) => void;
  readonly mark?: MarkField | undefined;
}

/** Encodes items as layout JSON. */
export class ItemEncoder {
  readonly #content: Content;
  readonly #language: Language;
  readonly #addDependency: (id: string) => void;
  readonly #mark: MarkField;
  readonly #site: Site | undefined;

  constructor(
    content: Content,
    language: Language,
    { site, addDependency = () => undefined, mark = (_, json) => json }: EncoderOptions = {},
  ) {
    this.#content = content;
    this.#language = language;
    this.#site = site;
    this.#addDependency = addDependency;
    this.#mark = mark;
  }

  /** Returns the layout JSON of an item's fields by name, for the fields that a template declares. */
  fields(item: Item, of: Pick<AnyTemplate, 'fields'> = item.template): JsonObject {
    this.#addDependency(item.id);
    const language = this.#language;
    const site = this.#site ?? siteOf(this.#content, item);
    const encoded = Object.entries(of.fields).map(([name, kind]): [string, Json] => {
      const encoder = kind.editable === false ? this.#withoutMarks() : this;
      if (kind.fromChildren)
        return [name, item.children.filter((child) => isListed(child, kind, of)).map((child) => encoder.item(child))];
      const json = item.fields.get(name)?.[language].json(encoder.#scope(site)) ?? kind.empty;
      return [name, this.#mark({ item, name, kind, language }, json)];
    });
    return Object.fromEntries(encoded);
  }

  /** Returns the layout JSON of an item in a lookup, a multilist or a list of children. */
  item(item: Item): JsonObject {
    const { id, name, displayName, url = '' } = item;
    return { id, url, name, displayName: displayName[this.#language], fields: this.fields(item) };
  }

  #withoutMarks(): ItemEncoder {
    const addDependency = this.#addDependency;
    return new ItemEncoder(this.#content, this.#language, { ...(this.#site && { site: this.#site }), addDependency });
  }

  #scope(site: Site): EncodeScope {
    const { tree } = this.#content;
    return {
      language: this.#language,
      media: (src) => {
        const file = requireFound(tree.mediaAt(src), src);
        this.#addDependency(file.id);
        return requireFound(file.media, src);
      },
      pageId: (href) => {
        const page = href.startsWith('/') ? pageAt(this.#content, site, href) : undefined;
        return page && formatGuid(page.id, 'B');
      },
      item: (path) => this.item(requireFound(tree.at(path), path)),
    };
  }
}

/** Returns the layout JSON of an item's fields, by name. */
export const fieldsJson = (content: Content, item: Item, language: Language): JsonObject =>
  new ItemEncoder(content, language).fields(item);

/**
 * Returns true for a child that a field lists: of its templates when its template has several lists. No list shows
 * folders, which hold datasources and inline items.
 */
function isListed(child: Item, list: FieldKind<unknown>, { fields }: Pick<AnyTemplate, 'fields'>): boolean {
  if (child.template.name === 'Folder') return false;
  const isOnly = Object.values(fields).filter(({ fromChildren }) => fromChildren).length === 1;
  return isOnly || (list.templates?.() ?? []).some(({ id }) => inherits(child.template, id));
}

/** Returns a value that the loader has checked to exist; throws when it is undefined. */
export function requireFound<T>(value: T | undefined, path: string): T {
  if (value === undefined) throw new Error(`the content has no ${path}`);
  return value;
}
