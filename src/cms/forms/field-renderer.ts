import { FieldFactory } from '@sitecore-jss/sitecore-jss-react-forms';
import type { ComponentType, ReactNode } from 'react';
import { FIELD_TYPES, type FieldType } from '#sitecore/rules/forms/form-ids.ts';

/** Renders an element of a form with the component of its type; nothing for a type without one. */
type RenderField<Props> = (type: FieldType, props: Props & { readonly key: string }) => ReactNode;

/** Returns the renderer of a form's elements: Sitecore's field factory with the site's components. */
export function fieldRenderer<Props extends object>(
  components: Readonly<Partial<Record<FieldType, ComponentType<Props>>>>,
): RenderField<Props> {
  const factory = new FieldFactory();
  factory.setComponentNotFoundComponent(() => null);
  for (const type of fieldTypes) {
    const component = components[type];
    // oxlint-disable-next-line eslint-js/no-restricted-syntax -- the factory types components by the props of its package's form
    if (component) factory.setComponent(FIELD_TYPES[type], component as ComponentType<never>);
  }
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- see above
  return (type, props) => factory.get({ model: modelOf(type) }, props as never);
}

// oxlint-disable-next-line eslint-js/no-restricted-syntax -- the keys of the table, which keys() does not type
const fieldTypes = Object.keys(FIELD_TYPES) as FieldType[];

/** Returns the model by which the factory finds a component. */
const modelOf = (type: FieldType) => ({
  itemId: '',
  name: type,
  templateId: '',
  fieldTypeItemId: FIELD_TYPES[type],
  validationDataModels: [],
});
