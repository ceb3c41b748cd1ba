import { createSchema } from 'graphql-yoga';
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

/** The schema of Experience Edge; a concrete type has its interface's resolvers and its own. */
export const edgeSchema = createSchema({
  typeDefs: [rootSchema, itemSchema, itemFieldSchema, searchSchema, siteSchema],
  resolvers: [layoutResolvers, itemResolvers, itemFieldResolvers, searchResolvers, siteResolvers],
  inheritResolversFromInterfaces: true,
});
