import { ICON_NAMES, type IconName } from './icon-names.ts';

/** Returns the icon name an author entered, or `info` for an unknown name. */
export const resolveIconName = (name: string): IconName => ICON_NAMES.find((known) => known === name) ?? 'info';
