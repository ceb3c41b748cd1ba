import { type DocumentNode, isTypeDefinitionNode, Kind, parse, specifiedScalarTypes } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import type { EdgeContext } from './edge-context.ts';
import { itemFieldSchema } from './item-field.graphql.ts';
import { itemFieldResolvers } from './item-field.resolvers.ts';
import { itemSchema } from './item.graphql.ts';
import { itemResolvers } from './item.resolvers.ts';
import { layoutResolvers } from './layout.resolvers.ts';
import { rootSchema } from './root.graphql.ts';
import { searchSchema } from './search/search.graphql.ts';
import { searchResolvers } from './search/search.resolvers.ts';
import { siteSchema } from './site.graphql.ts';
import { siteResolvers } from './site.resolvers.ts';
import { type ReservedNames, templateTypes } from './templates/template-types.ts';
import { typedTemplateResolvers, typedTemplateSchema } from './templates/typed-templates.ts';

const FIXED = [rootSchema, itemSchema, itemFieldSchema, searchSchema, siteSchema];

/**
 * Creates the schema of Experience Edge with a type for each template; types inherit the resolvers of their interfaces.
 */
export function edgeSchema(templates: readonly AnyTemplate[]) {
  const types = templateTypes(templates, reservedNames(parse(FIXED.join('\n'))));
  return createSchema<EdgeContext>({
    typeDefs: [...FIXED, typedTemplateSchema(types)],
    resolvers: [
      layoutResolvers,
      itemResolvers,
      itemFieldResolvers,
      searchResolvers,
      siteResolvers,
      typedTemplateResolvers(types),
    ],
    inheritResolversFromInterfaces: true,
    updateResolversInPlace: true,
  });
}

function reservedNames({ definitions }: DocumentNode): ReservedNames {
  const named = definitions.filter(isTypeDefinitionNode);
  const item = definitions.find((one) => one.kind === Kind.INTERFACE_TYPE_DEFINITION && one.name.value === 'Item');
  const members = item && 'fields' in item ? (item.fields ?? []) : [];
  return {
    types: [
      ...named.map(({ name }) => name.value),
      ...specifiedScalarTypes.map(({ name }) => name),
      'Mutation',
      'Subscription',
    ],
    itemFields: members.map(({ name }) => name.value),
  };
}
