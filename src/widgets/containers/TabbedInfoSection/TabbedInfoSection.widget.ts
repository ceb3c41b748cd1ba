import { tabbedInfoSection } from '#sitecore/definitions/renderings/tabbed-info-section.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(tabbedInfoSection, { client: 'visible', enhancement: true });

export type TabbedInfoSectionProps = WidgetProps<typeof widget>;
