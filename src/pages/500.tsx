export { config } from '#src/config/page-config.ts';

export { default } from './_error.tsx';
