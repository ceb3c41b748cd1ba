import { serviceTiles } from '#sitecore/definitions/renderings/service-tiles.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(serviceTiles, { dictionary: ['learn_more_about'] });

export type ServiceTilesProps = WidgetProps<typeof widget>;
