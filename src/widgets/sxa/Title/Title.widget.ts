import { title } from '#sitecore/definitions/renderings/title.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(title, { whenEmpty: 'optional' });

export type TitleProps = WidgetProps<typeof widget>;
