import { tabContainer } from '#sitecore/definitions/renderings/tab-container.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(tabContainer, {
  client: 'visible',
  enhancement: true,
  queryKeys: ['tab'],
  queryIsPersonal: false,
  // The first tab is shown anyway.
  listQueryValues: ({ items }) => ({ tab: items.slice(1).map(({ name }) => name) }),
});

export type TabContainerProps = WidgetProps<typeof widget>;
