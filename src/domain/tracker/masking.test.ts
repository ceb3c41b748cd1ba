import { describe, expect, it } from 'vitest';
import { maskApplicationNumber, maskName } from './masking.ts';

describe('maskName', () => {
  it.each([
    ['نورة السبيعي', 'نورة******عي'],
    ['Noura Alsubaie', 'Nour********ie'],
    [' Ali Bin Said ', 'Ali ******id'],
    ['Al Bo', 'Al B*'],
    ['Al Boy', 'Al B**'],
    ['Ali Boy', 'Ali *oy'],
  ])('TRACK-05 keeps the first 4 and last 2 characters of “%s”, with a star for each one between', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });

  it.each(['A', 'نورة', 'A Bc', ' Adam '])('TRACK-06 shows “%s” whole, with 4 characters or fewer', (name) => {
    expect(maskName(name)).toBe(name.trim());
  });

  it.each([
    ['Mariam', 'Ma****'],
    ['عبدالرحمن', 'عب*******'],
  ])('TRACK-07 keeps the first 2 characters of a single word: “%s”', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});

it.each([
  ['2026188342', '20******42'],
  ['20264', '20*64'],
  ['2026', '2026'],
  ['', ''],
])('TRACK-08 the number of an application keeps its first 2 and last 2 characters: “%s”', (number, masked) => {
  expect(maskApplicationNumber(number)).toBe(masked);
});
