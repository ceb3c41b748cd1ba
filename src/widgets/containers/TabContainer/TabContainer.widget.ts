import { tabContainer } from '#sitecore/definitions/renderings/tab-container.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(tabContainer, { client: 'visible', enhancement: true, queryKeys: ['tab'] });

export type TabContainerProps = WidgetProps<typeof widget>;
