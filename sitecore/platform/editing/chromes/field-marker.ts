import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { Json } from '#sitecore/definitions/json.ts';
import type { Tree } from '../../content/tree.ts';
import { fieldId } from '../../content/template-fields.ts';
import { isJsonObject } from '../../layout/json-values.ts';
import { rawValue } from '../../layout/raw-value.ts';
import type { EncodedField } from '../../layout/item-encoder.ts';
import { editableOf } from './editable.ts';

/** Puts into the fields of one layout what an author edits them with, each under an id that no other has. */
export class FieldMarker {
  readonly #tree: Tree;
  readonly #shown = new Map<string, number>();

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  /** Marks a field; one that cannot be saved as a draft, or not edited in its place, stays as it is. */
  mark(field: EncodedField, json: Json): Json {
    if (!field.item.source || !isJsonObject(json)) return json;
    const raw = rawValue({ kind: field.kind, json }, this.#tree);
    return { ...json, ...editableOf({ ...field, id: () => this.#idOf(field), raw, json }) };
  }

  /** `fld_<item>_<field>_<language>_<version>_<revision>_<how often it is shown so far>` */
  #idOf({ item, name, kind, language }: EncodedField): string {
    const field = `${formatGuid(item.id, 'N')}_${formatGuid(fieldId({ template: item.template, name, kind }), 'N')}`;
    const times = (this.#shown.get(field) ?? 0) + 1;
    this.#shown.set(field, times);
    return `fld_${field}_${language}_${item.version}_${item.source?.revision ?? ''}_${times}`;
  }
}
