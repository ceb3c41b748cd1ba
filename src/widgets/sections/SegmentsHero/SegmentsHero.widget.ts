import { segmentsHero } from '#sitecore/definitions/renderings/segments-hero.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(segmentsHero);

export type SegmentsHeroProps = WidgetProps<typeof widget>;
