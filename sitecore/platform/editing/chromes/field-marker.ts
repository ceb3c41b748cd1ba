import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { Json } from '#sitecore/definitions/json.ts';
import type { Tree } from '../../content/tree.ts';
import { fieldId } from '../../content/template-fields.ts';
import { isJsonObject } from '../../layout/json-values.ts';
import { rawValue } from '../../layout/raw-value.ts';
import type { EncodedField } from '../../layout/item-encoder.ts';
import { editableOf } from './editable.ts';

/** Adds the editor's markup to the fields of one layout, each with an id that is unique in it. */
export class FieldMarker {
  readonly #tree: Tree;
  readonly #occurrences = new Map<string, number>();

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  /** Marks a field; one without a content file, or that cannot be edited on the page, stays unchanged. */
  mark(field: EncodedField, json: Json): Json {
    if (!field.item.source || !isJsonObject(json)) return json;
    const raw = rawValue({ kind: field.kind, json }, this.#tree);
    return { ...json, ...editableOf({ ...field, id: () => this.#idOf(field), raw, json }) };
  }

  /** `fld_<item>_<field>_<language>_<version>_<revision>_<occurrence on the page, from 1>` */
  #idOf({ item, name, kind, language }: EncodedField): string {
    const field = `${formatGuid(item.id, 'N')}_${formatGuid(fieldId({ template: item.template, name, kind }), 'N')}`;
    const occurrence = (this.#occurrences.get(field) ?? 0) + 1;
    this.#occurrences.set(field, occurrence);
    return `fld_${field}_${language}_${item.version}_${item.source?.revision ?? ''}_${occurrence}`;
  }
}
