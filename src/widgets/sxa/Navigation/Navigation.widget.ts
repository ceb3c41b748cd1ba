import { navigation } from '#sitecore/definitions/renderings/navigation.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(navigation, { whenEmpty: 'optional', dictionary: ['site_pages'] });

export type NavigationProps = WidgetProps<typeof widget>;
