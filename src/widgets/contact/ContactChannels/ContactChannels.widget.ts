import { contactChannels } from '#sitecore/definitions/renderings/contact-channels.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(contactChannels);

export type ContactChannelsProps = WidgetProps<typeof widget>;
