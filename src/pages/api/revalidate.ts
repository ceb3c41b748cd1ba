export { siteRevalidateHandler as default } from '#src/shell/revalidation/site-revalidate-handler.ts';

export const config = { api: { bodyParser: false } };
