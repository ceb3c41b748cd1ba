import { container } from '#sitecore/definitions/renderings/container.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(container, { whenEmpty: 'optional' });

export type ContainerProps = WidgetProps<typeof widget>;
