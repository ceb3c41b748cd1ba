import { tabbedInfoSection } from '#sitecore/definitions/renderings/tabbed-info-section.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(tabbedInfoSection, { wake: 'visible' });
