export { siteGraphqlProxy as default } from '#src/shell/graphql-proxy/site-graphql-proxy.ts';

export const config = { api: { bodyParser: false } };
