import { linksByNeed } from '#sitecore/definitions/renderings/links-by-need.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(linksByNeed);

export type LinksByNeedProps = WidgetProps<typeof widget>;
