export { exampleHandler as default } from '#src/catalogue/example-handler.ts';

export const config = { api: { bodyParser: false } };
