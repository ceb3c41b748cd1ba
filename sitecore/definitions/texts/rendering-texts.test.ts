import { expect, it } from 'vitest';
import { renderings } from '../registry.ts';
import { RENDERING_TEXTS } from './rendering-texts.ts';

it('every rendering has a name for authors in both languages', () => {
  expect(Object.keys(RENDERING_TEXTS).sort()).toEqual(renderings.map(({ name }) => name).sort());
  for (const { ar, en } of Object.values(RENDERING_TEXTS)) {
    expect(ar).toMatch(/\p{Script=Arabic}/u);
    expect(en).toMatch(/^[A-Z]/);
  }
});
