import { expect, it } from 'vitest';
import { rendering } from '#sitecore/definitions/rendering.ts';
import { defineWidget } from './widget.ts';

it('takes phrases of the dictionary', () => {
  expect(defineWidget(rendering('Example'), { dictionary: ['site_name'] }).dictionary).toEqual(['site_name']);
});

it('rejects at compile time a phrase that the dictionary does not have', () => {
  // @ts-expect-error -- "site_nmae" is not in sitecore/content/dictionary.yml
  expect(defineWidget(rendering('Example'), { dictionary: ['site_nmae'] }).client).toBe('none');
});
