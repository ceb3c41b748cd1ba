import { contactChannels } from '#sitecore/definitions/renderings/contact-channels.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(contactChannels);
