export { dataHandler as default } from '#src/shell/editing/editing-handlers.ts';

export const config = { api: { bodyParser: { sizeLimit: '2mb' }, responseLimit: false } };
