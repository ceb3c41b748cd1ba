import type { EdgeContext } from '../edge-context.ts';
import { fieldNamed } from '../item-field.ts';
import type { ItemView } from '../item-view.ts';
import { ITEM_MEMBERS } from '../item.graphql.ts';
import type { TemplateType } from './template-types.ts';
import { templateKey } from './collect-templates.ts';

type Types = ReadonlyMap<string, TemplateType>;

/**
 * Renders template types as SDL: an object for each, and an interface for each that is inherited. As in Sitecore an
 * interface has the fields of its template and no member of Item.
 */
export const typedTemplateSchema = (types: Types): string =>
  [...types.values()]
    .flatMap((type) => {
      const fields = type.fields.map((field) => `    ${field.name}: ${field.type}`).join('\n');
      const interfaces = ['Item', ...type.inherited, ...(type.interface === undefined ? [] : [type.interface])];
      const object = `  type ${type.object} implements ${interfaces.join(' & ')} {\n${ITEM_MEMBERS}\n${fields}\n  }`;
      return type.interface === undefined ? [object] : [`  interface ${type.interface} {\n${fields}\n  }`, object];
    })
    .join('\n\n');

type FieldResolver = (view: ItemView, _: unknown, edge: EdgeContext) => ReturnType<typeof fieldNamed>;
type TypeResolver = (view: ItemView, edge: EdgeContext) => string;

/** Returns the resolvers of each type's fields and those that find an item's type by its template. */
export function typedTemplateResolvers(types: Types): Record<string, Record<string, FieldResolver | TypeResolver>> {
  const typeOf: TypeResolver = ({ item }, { response }) => {
    response.dependencies.add(item.id);
    return types.get(templateKey(item.template))?.object ?? 'UnknownItem';
  };
  const resolvers: Record<string, Record<string, FieldResolver | TypeResolver>> = { Item: { __resolveType: typeOf } };
  for (const type of types.values()) {
    if (type.interface !== undefined) resolvers[type.interface] = { __resolveType: typeOf };
    resolvers[type.object] = Object.fromEntries(
      type.fields.map(({ name, sitecoreName }): [string, FieldResolver] => [
        name,
        (view, _, edge) => fieldNamed(view, sitecoreName, edge),
      ]),
    );
  }
  return resolvers;
}
