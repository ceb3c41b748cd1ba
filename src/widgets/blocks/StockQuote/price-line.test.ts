import { expect, it } from 'vitest';
import { pricePoints, readPrices } from './price-line.ts';

it('readPrices leaves out what is no number', () => {
  expect(readPrices('32.9, 33.1\n x، 34')).toEqual([32.9, 33.1, 34]);
  expect(readPrices('')).toEqual([]);
});

it('pricePoints has the least price at the foot of the chart and the largest at its head', () => {
  expect(pricePoints([10, 30, 20])).toEqual([
    [0, 160],
    [300, 0],
    [600, 80],
  ]);
});

it('pricePoints has prices that never change at the foot', () => {
  expect(pricePoints([5, 5])).toEqual([
    [0, 160],
    [600, 160],
  ]);
});
