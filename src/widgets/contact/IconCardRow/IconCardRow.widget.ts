import { iconCardRow } from '#sitecore/definitions/renderings/icon-card-row.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(iconCardRow);

export type IconCardRowProps = WidgetProps<typeof widget>;
