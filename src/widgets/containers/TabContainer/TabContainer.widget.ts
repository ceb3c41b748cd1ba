import { tabContainer } from '#sitecore/definitions/renderings/tab-container.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(tabContainer, {
  client: 'visible',
  enhancement: true,
  queryKeys: ['tab'],
  // The first tab is shown anyway.
  readQuery: (query, { items }) => (items.slice(1).some(({ name }) => name === query.tab) ? query : {}),
});

export type TabContainerProps = WidgetProps<typeof widget>;
