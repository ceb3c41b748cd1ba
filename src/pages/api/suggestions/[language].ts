export { suggestions as default } from '#src/shell/seo/discovery-handlers.ts';
