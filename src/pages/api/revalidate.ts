export { sitePublish as default } from '#src/shell/freshness/site-publish.ts';

export const config = { api: { bodyParser: { sizeLimit: '100kb' } } };
