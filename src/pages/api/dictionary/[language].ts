export { dictionary as default } from '#src/shell/discovery.ts';
