export { config } from '#src/config/patches/page-config.ts';

export { default } from './_error.tsx';
