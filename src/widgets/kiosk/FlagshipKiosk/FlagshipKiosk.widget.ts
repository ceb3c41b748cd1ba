import { flagshipKiosk } from '#sitecore/definitions/renderings/flagship-kiosk.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { KIOSK_PHRASES } from '#src/widgets/kiosk/FlagshipKiosk/phrases.ts';

/** It is all of its page, and asks for its token at once. */
export const widget = defineWidget(flagshipKiosk, { client: 'load', dictionary: KIOSK_PHRASES });

export type FlagshipKioskProps = WidgetProps<typeof widget>;
