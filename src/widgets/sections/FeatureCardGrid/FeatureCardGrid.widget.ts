import { featureCardGrid } from '#sitecore/definitions/renderings/feature-card-grid.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(featureCardGrid, {
  client: 'interaction',
  enhancement: true,
  dictionary: ['card_details'],
});

export type FeatureCardGridProps = WidgetProps<typeof widget>;
