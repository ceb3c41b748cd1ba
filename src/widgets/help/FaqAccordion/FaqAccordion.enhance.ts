import { enhanceClamps } from '#src/ui/disclosure/enhance-clamps.ts';

/** Native disclosures need no script; long answers fold with one. */
export const enhance = enhanceClamps;
