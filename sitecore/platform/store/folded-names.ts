import { foldText } from '#sitecore/rules/fold-text.ts';

/** Returns both names as a search compares them. */
export const foldedNames = (ar: string, en: string): string => `${foldText(ar)} | ${foldText(en)}`;
