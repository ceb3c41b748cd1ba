import { decodeFields, type FieldsView } from '#sitecore/definitions/template.ts';
import { formFields } from '#sitecore/definitions/templates/form.ts';
import type { Item } from '../content/tree.ts';
import type { ItemEncoder } from '../layout/item-encoder.ts';
import { AS_WRITTEN } from './element-models.ts';

export type FormSettings = FieldsView<typeof formFields>;

/** Returns the settings of a form as a whole. */
export const formSettings = (form: Item, encoder: ItemEncoder): FormSettings =>
  decodeFields({ fields: formFields }, encoder.fields(form, { fields: formFields }), AS_WRITTEN);
