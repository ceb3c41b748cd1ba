export { manifest as default } from '#src/shell/discovery.ts';
