import { expect, it } from 'vitest';
import { csvCell, csvFile } from './csv.ts';

it.each(['=1+1', '+966', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =cmd|x', '＝1'])('%j is no formula in a cell', (text) => {
  expect(csvCell(text)).toBe(`"'${text}"`);
});

it('keeps other texts as they are, with quotation marks doubled', () => {
  expect(
    csvFile([
      ['رقم', 'a "b", c'],
      ['1\n2', ''],
    ]),
  ).toBe('\uFEFF"رقم","a ""b"", c"\r\n"1\n2",""\r\n');
});
