export { robots as default } from '#src/shell/discovery.ts';
