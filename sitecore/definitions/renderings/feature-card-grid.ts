import { children } from '../fields/items.ts';
import { numberParam } from '../params.ts';
import { rendering } from '../rendering.ts';
import { extendTemplate } from '../template.ts';
import { contentCard, section, cardParams } from '../templates/section.ts';

/** Feature cards in two columns, or as many as a parameter says. */
export const featureCardGrid = rendering('FeatureCardGrid', {
  datasource: extendTemplate(section, 'Feature Card Grid', { items: children(contentCard) }),
  params: {
    ...cardParams,
    /** Columns from 1024 px, spelt as in the specification. */
    ARBFeatuesGridColumnCount: numberParam({ default: 2, min: 1 }),
  },
});
