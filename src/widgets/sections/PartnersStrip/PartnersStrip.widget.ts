import { partnersStrip } from '#sitecore/definitions/renderings/partners-strip.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(partnersStrip, { dictionary: ['pause_motion'] });

export type PartnersStripProps = WidgetProps<typeof widget>;
