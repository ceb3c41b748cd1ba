import { foldTexts } from '#src/ui/fold-texts.ts';

/** Native disclosures need no script; long answers fold with one. */
export const start = foldTexts;
