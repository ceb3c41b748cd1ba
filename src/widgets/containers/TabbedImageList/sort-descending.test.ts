import { expect, it } from 'vitest';
import { sortDescending } from './sort-descending.ts';

it.each([
  { tabs: ['2014', '2023', '1987'], order: ['2023', '2014', '1987'] },
  { tabs: ['٢٠١٤', '٢٠٢٣', '١٩٨٧'], order: ['٢٠٢٣', '٢٠١٤', '١٩٨٧'] },
  { tabs: ['9', '10', '2'], order: ['10', '9', '2'] },
  { tabs: ['Soon', '2014', 'Later', '2023', '0'], order: ['2023', '2014', '0', 'Soon', 'Later'] },
  { tabs: [], order: [] },
])('sortDescending sorts $tabs as $order', ({ tabs, order }) => {
  expect(sortDescending(tabs, (name) => name)).toEqual(order);
});
