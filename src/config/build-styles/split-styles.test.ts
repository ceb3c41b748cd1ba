import { expect, it } from 'vitest';
import { splitStyles } from './split-styles.ts';

it.each([
  'print',
  '(forced-colors:active)',
  'not all and (min-width:20rem)',
  '(min-width:80rem)',
  '(min-width:80rem) and (prefers-reduced-motion:no-preference)',
])('moves the rules of %s, in their layer', (media) => {
  expect(splitStyles(`@layer a,b;@layer a{p{x:y}@media ${media}{p{x:z}}}p{z:z}`)).toEqual({
    first: '@layer a,b;@layer a{p{x:y}}p{z:z}',
    later: `@layer a{@media ${media}{p{x:z}}}`,
  });
});

it.each([
  '(hover:hover)',
  '(forced-colors:none)',
  'not all and (min-width:80rem)',
  '(min-width:20rem)',
  '(min-width:80rem),(hover:hover)',
])('leaves the rules of %s, which a phone may need', (media) => {
  const css = `@layer a{@media ${media}{p{x:z}}}`;
  expect(splitStyles(css)).toEqual({ first: css, later: '' });
});

it('keeps what is around moved rules, their order, and no empty group', () => {
  const css =
    '@layer a{@supports (b:c){@media print{p{d:e}}}@media (hover:hover){@media print{p{f:g}}}}@media print{p{h:i}}';
  expect(splitStyles(css)).toEqual({ first: '', later: css });
});
