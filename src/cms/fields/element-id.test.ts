import { expect, it } from 'vitest';
import { elementId } from './element-id.ts';

it('keeps an author’s id for a block unless it is one of the site’s own', () => {
  expect([elementId('terms'), elementId('شروط')]).toEqual([{ id: 'terms' }, { id: 'شروط' }]);
  for (const id of ['', 'a b', '__NEXT_DATA__', '__next_data__', 'islands', 'main', 'icon-phone'])
    expect(elementId(id), id).toEqual({});
});
