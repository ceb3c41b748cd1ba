import { image } from '../fields/image.ts';
import { multilist } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { navigationLink } from '../templates/navigation.ts';

export const notFoundHero = rendering('NotFoundHero', {
  datasource: template('Not Found Hero', {
    Code: text(),
    Title: text({ required: true }),
    SubTitle: text({ multiline: true }),
    Image: image(),
    Links: multilist(navigationLink),
  }),
});
