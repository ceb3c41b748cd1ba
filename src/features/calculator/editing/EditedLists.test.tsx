// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EditedItems } from './EditedLists.tsx';

afterEach(cleanup);

const item = (id: string, Title: string, others: object = {}) => ({
  id,
  fields: { Title: { value: Title }, ...others },
});

it('EditedItems lists items with their other texts, and below each the items that it lists itself', () => {
  const coffee = item('coffee', 'Coffee', { Icon: { src: '/a.svg' }, Spent: { value: '52.50' }, Count: 3 });
  render(
    <EditedItems title="Ways" items={[item('share', 'A share', { Categories: [coffee] }), item('riyal', 'A riyal')]} />,
  );
  expect(screen.getByRole('heading', { name: 'Ways' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A shareCoffee (52.50)',
    'Coffee (52.50)',
    'A riyal',
  ]);
});
