import { option } from '../params.ts';
import { rendering } from '../rendering.ts';
import { hero } from '../templates/hero.ts';

/** A hero; without a datasource it shows the hero fields of its page. */
export const heroBanner = rendering('HeroBanner', {
  datasource: hero,
  params: { Variant: option('split', 'full', 'low') },
  showsPage: true,
});
