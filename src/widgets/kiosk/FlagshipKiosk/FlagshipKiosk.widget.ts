import { flagshipKiosk } from '#sitecore/definitions/renderings/flagship-kiosk.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { KIOSK_WORDS } from '#src/features/kiosk/words.ts';

/** It is all of its page, and asks for its token at once. */
export const widget = defineWidget(flagshipKiosk, { client: 'load', dictionary: KIOSK_WORDS });

export type FlagshipKioskProps = WidgetProps<typeof widget>;
