export { sitemap as default } from '#src/shell/discovery.ts';
