import { children } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { option } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { navigationLink } from '../templates/navigation.ts';

/** A row of tiles, each a link to a frequent task. */
export const servicesRow = rendering('ServicesRow', {
  datasource: template('Services Row', { Title: text(), items: children(navigationLink) }),
  params: { Position: option('flow', 'overlap') },
});
