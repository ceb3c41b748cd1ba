export { security as default } from '#src/shell/seo/discovery-handlers.ts';
