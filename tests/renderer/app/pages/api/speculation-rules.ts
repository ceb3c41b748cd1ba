export { default } from '#src/pages/api/speculation-rules.ts';
