export { exampleHandler as default } from '#src/catalogue/example-handler.ts';
