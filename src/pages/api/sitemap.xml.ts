export { sitemap as default } from '#src/shell/seo/discovery-handlers.ts';

export const config = { api: { bodyParser: false } };
