/**
 * Next's configuration of every page: the start script instead of Next's own scripts, unless NEXT_SCRIPTS=1 (decision 24).
 */
export const config = {
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- pages are bundled for browsers too: without config/env.ts and its schema
  unstable_runtimeJS: process.env.NEXT_SCRIPTS === '1' ? undefined : false,
};
