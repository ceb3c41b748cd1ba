import { ICON_NAMES, type IconName } from './icon-names.ts';

/** The icon an author named; for a name nobody knows, the sign for information. */
export const resolveIconName = (name: string): IconName => ICON_NAMES.find((known) => known === name) ?? 'info';
