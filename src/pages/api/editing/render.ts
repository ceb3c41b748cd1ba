export { renderHandler as default } from '#src/shell/editing/editing-handlers.ts';

// A layout with an editor's markup is large, and so is its page.
export const config = { api: { bodyParser: { sizeLimit: '2mb' }, responseLimit: false } };
