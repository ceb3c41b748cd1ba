import { flagshipKiosk } from '#sitecore/definitions/renderings/flagship-kiosk.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { KIOSK_PHRASES } from './phrases.ts';

/** Hydrates on load, because the kiosk fills its page and requests its token at once. */
export const widget = defineWidget(flagshipKiosk, { client: 'load', dictionary: KIOSK_PHRASES });

export type FlagshipKioskProps = WidgetProps<typeof widget>;
