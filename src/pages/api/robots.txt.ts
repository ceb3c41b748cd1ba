export { robots as default } from '#src/shell/seo/discovery-handlers.ts';
