import type { EdgeContext } from '../edge-context.ts';
import { fieldNamed } from '../item-field.ts';
import type { ItemView } from '../item-view.ts';
import { ITEM_MEMBERS } from '../item.graphql.ts';
import type { TemplateType } from './template-types.ts';
import { templateKey } from './collect-templates.ts';

type Types = ReadonlyMap<string, TemplateType>;

/** Renders template types as SDL: an object for each, and an interface for each that is inherited. */
export const typedTemplateSchema = (types: Types): string =>
  [...types.values()]
    .flatMap((type) => {
      const members = [ITEM_MEMBERS, ...type.fields.map((field) => `    ${field.name}: ${field.type}`)].join('\n');
      const above = ['Item', ...type.inherited].join(' & ');
      if (type.interface === undefined) return [`  type ${type.object} implements ${above} {\n${members}\n  }`];
      return [
        `  interface ${type.interface} implements ${above} {\n${members}\n  }`,
        `  type ${type.object} implements ${above} & ${type.interface} {\n${members}\n  }`,
      ];
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
