export { renderHandler as default } from '#src/shell/editing/editing-handlers.ts';

// A layout with an editor's markup is large, and so is its page; the handler reads it up to a limit that is a setting.
export const config = { api: { bodyParser: false, responseLimit: false } };
