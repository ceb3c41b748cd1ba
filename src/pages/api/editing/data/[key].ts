export { dataHandler as default } from '#src/shell/editing/editing-handlers.ts';

export const config = { api: { bodyParser: false, responseLimit: false } };
