import { formatGuid, guidOf } from '#sitecore/definitions/guid.ts';
import type { Json, JsonObject } from '#sitecore/definitions/json.ts';
import { renderings } from '#sitecore/definitions/registry.ts';
import type { Rendering } from '#sitecore/definitions/rendering.ts';
import type { Fields } from '#sitecore/definitions/template.ts';

/** A field that an editor has marked, and the part of its markup that the page must contain. */
export interface Mark {
  readonly id: string;
  readonly field: string;
  readonly isFilled: boolean;
  readonly markup: readonly string[];
}

/** A layout as an editor sends it, and the fields that it has marked. */
export interface EditMode {
  readonly layout: JsonObject;
  readonly marks: readonly Mark[];
}

/** Puts an editor's chromes and field markup into a layout, in the shapes of Sitecore's own edit mode. */
export function editMode(layout: unknown, known: readonly Rendering[] = renderings): EditMode {
  const marker = new Marker(known);
  const sitecore = objectOf(objectOf(layout).sitecore);
  const route = objectOf(sitecore.route);
  const edited: JsonObject = {
    sitecore: {
      context: { ...objectOf(sitecore.context), pageEditing: true, pageState: 'edit' },
      route: { ...route, placeholders: marker.placeholders(objectOf(route.placeholders)) },
    },
  };
  return { layout: edited, marks: marker.marks };
}

class Marker {
  readonly marks: Mark[] = [];
  readonly #fields: ReadonlyMap<string, Fields>;

  constructor(known: readonly Rendering[]) {
    this.#fields = new Map(known.map(({ name, fields }) => [name, fields]));
  }

  placeholders(placeholders: JsonObject, above = ''): JsonObject {
    return mapObject(placeholders, (elements, name) => {
      const key = above === '' ? name : `${above}/${name}`;
      return [
        placeholderOpen(name, key),
        ...listOf(elements).flatMap((one) => this.#rendering(objectOf(one), key)),
      ].concat(placeholderClose(name));
    });
  }

  #rendering(rendering: JsonObject, key: string): Json[] {
    const name = textOf(rendering.componentName);
    const uid = textOf(rendering.uid);
    const inner =
      rendering.placeholders === undefined ? {} : this.placeholders(objectOf(rendering.placeholders), `/${key}-${uid}`);
    const marked: JsonObject = {
      ...rendering,
      fields: isList(rendering.fields)
        ? this.#markPages(rendering.fields)
        : this.#markFields(this.#fields.get(name) ?? {}, objectOf(rendering.fields ?? {})),
      ...(rendering.placeholders !== undefined && { placeholders: inner }),
    };
    return [renderingOpen(name, uid), marked, renderingClose(name)];
  }

  /** Fields that are a list are pages of the site, of which Sitecore marks the navigation title. */
  #markPages(pages: readonly Json[]): Json {
    return pages.map((page) => {
      const { NavigationTitle = {}, Children, ...rest } = objectOf(page);
      return {
        ...rest,
        NavigationTitle: this.#markField('NavigationTitle', 'text', NavigationTitle),
        Children: this.#markPages(listOf(Children)),
      };
    });
  }

  #markFields(fields: Fields, json: JsonObject): JsonObject {
    return mapObject(json, (value, name) => {
      const kind = fields[name];
      if (kind === undefined) return value;
      const items = kind.items?.().fields;
      if (items === undefined) return this.#markField(name, kind.kind, value);
      const markItem = (item: Json): Json => ({
        ...objectOf(item),
        fields: this.#markFields(items, objectOf(objectOf(item).fields)),
      });
      if (Array.isArray(value)) return listOf(value).map(markItem);
      return value === null ? value : markItem(value);
    });
  }

  #markField(field: string, kind: string, json: Json): Json {
    const id = `fld_${this.marks.length + 1}`;
    const marked = MARKERS[kind]?.(id, objectOf(json));
    if (!marked) return json;
    const { isFilled, markup, ...parts } = marked;
    this.marks.push({ id, field, isFilled, markup });
    return { ...objectOf(json), ...parts };
  }
}

type Marked = { readonly isFilled: boolean; readonly markup: readonly string[] } & (
  | { readonly editable: string }
  | { readonly editableFirstPart: string; readonly editableLastPart: string }
);

/** Placeholder picture of an empty image field. */
const EMPTY_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const MARKERS: Readonly<Record<string, (id: string, json: JsonObject) => Marked>> = {
  text: (id, json) => editableText(id, 'single-line text', escape(textOf(json.value))),
  richText: (id, json) => editableText(id, 'rich text', textOf(json.value)),
  date: (id, json) => editableText(id, 'datetime', textOf(json.value).replace(/^0001.*/, '')),
  image: (id, json) => {
    const { src, alt } = objectOf(json.value);
    const image = `<img src="${textOf(src) || EMPTY_PICTURE}" alt="${escape(textOf(alt))}" class="scImage" />`;
    const first = `${hidden(id)}<code id="${id}_edit" type="text/sitecore" chromeType="field" scFieldType="image" class="scpm" kind="open">{"commands":[]}</code>`;
    const last = closed('field');
    return { isFilled: textOf(src) !== '', markup: [first], editable: first + image + last };
  },
  link: (id, json) => {
    const { href, text } = objectOf(json.value);
    const editableFirstPart = `${hidden(id)}<code id="${id}_edit" type="text/sitecore" chromeType="field" scFieldType="general link" class="scpm" kind="open">{"commands":[]}</code><a href="${escape(textOf(href))}">${escape(textOf(text)) || '[No text in field]'}`;
    const editableLastPart = `</a>${closed('field')}`;
    const markup = [editableFirstPart + editableLastPart];
    return { isFilled: textOf(href) !== '', markup, editableFirstPart, editableLastPart };
  },
};

function editableText(id: string, type: string, value: string): Marked {
  const editable = `${hidden(id)}<span class="scChromeData">{"commands":[],"custom":{}}</span><span id="${id}_edit" contenteditable="true" class="scWebEditInput" scFieldType="${type}" scDefaultText="[No text in field]">${value || '[No text in field]'}</span>`;
  return { isFilled: value !== '', markup: [editable], editable };
}

const hidden = (id: string): string =>
  `<input id='${id}' class='scFieldValue' name='${id}' type='hidden' value="&lt;b&gt;&amp;&quot;" />`;

const closed = (type: string): string =>
  `<code class="scpm" id="scEnclosingTag_" type="text/sitecore" chromeType="${type}" kind="close"></code>`;

const code = (contents: string, attributes: JsonObject): Json => ({
  name: 'code',
  type: 'text/sitecore',
  contents,
  attributes: { type: 'text/sitecore', ...attributes },
});

const placeholderOpen = (name: string, key: string): Json =>
  code(
    `{"commands":[{"click":"chrome:placeholder:addControl","header":"Add <to> here"}],"custom":{"editable":"true"},"displayName":"${name}"}`,
    {
      chrometype: 'placeholder',
      kind: 'open',
      id: key.replace(/\W/g, '_'),
      key,
      class: 'scpm',
      'data-selectable': 'true',
    },
  );

const placeholderClose = (name: string): Json =>
  code('', { id: 'scEnclosingTag_', chrometype: 'placeholder', kind: 'close', hintname: name, class: 'scpm' });

const renderingOpen = (name: string, uid: string): Json =>
  code(
    `{"commands":[{"click":"chrome:rendering:sort"}],"custom":{"renderingID":"${formatGuid(guidOf(`rendering/${name}`), 'N')}","editable":"true"},"displayName":"${name}"}`,
    {
      chrometype: 'rendering',
      kind: 'open',
      hintname: name,
      id: `r_${uid.replaceAll('-', '').toUpperCase()}`,
      class: 'scpm',
      'data-selectable': 'true',
    },
  );

const renderingClose = (name: string): Json =>
  code('', { id: 'scEnclosingTag_r_', chrometype: 'rendering', kind: 'close', hintkey: name, class: 'scpm' });

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const isObject = (json: unknown): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Returns a part of a layout that is an object; an empty one for anything else. */
export const objectOf = (json: unknown): JsonObject => (isObject(json) ? json : {});

const isList = (json: Json | undefined): json is readonly Json[] => Array.isArray(json);

const listOf = (json: Json | undefined): readonly Json[] => (isList(json) ? json : []);

const textOf = (json: unknown): string => (typeof json === 'string' || typeof json === 'number' ? `${json}` : '');

const mapObject = (object: JsonObject, map: (value: Json, name: string) => Json): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value, name)]));
