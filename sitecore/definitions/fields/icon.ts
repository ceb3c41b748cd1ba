import { ICON_NAMES, type IconName } from '#sitecore/rules/icon-names.ts';
import { choice, type ChoiceValue } from './choice.ts';
import type { FieldKind } from './kind.ts';

/** The name of one of the site's icons. */
export const icon = (): FieldKind<ChoiceValue<IconName>, IconName | ''> => choice(ICON_NAMES);
