import { describe, expect, it } from 'vitest';
import { cellClasses } from './cell-classes.ts';
import { columnsOf, fitRows } from './fit-rows.ts';

const cell = (name: string, ColSpan: number | null = null, RowSpan: number | null = null) => ({
  name,
  fields: { ColSpan, RowSpan },
});
const named = (rows: ReturnType<typeof fitRows<ReturnType<typeof cell>>>) =>
  rows.map((cells) => cells.map(({ cell: { name }, colSpan, rowSpan }) => `${name} ${colSpan}x${rowSpan}`));

describe('fitRows', () => {
  it('SEC-TABLE-02 leaves out the cells of a row beyond the columns of the header', () => {
    const columns = columnsOf(
      [
        [cell('a', 2), cell('b')],
        [cell('c'), cell('d')],
      ],
      [],
    );
    expect(columns).toBe(3);
    const row = [cell('1'), cell('2'), cell('3'), cell('4')];
    expect(named(fitRows([row], columns))).toEqual([['1 1x1', '2 1x1', '3 1x1']]);
    expect(named(fitRows([[cell('1', 9), cell('2')]], columns))).toEqual([['1 3x1']]);
  });

  it('counts the columns that a cell above still takes', () => {
    const rows = [
      [cell('a', null, 2), cell('b'), cell('c')],
      [cell('d', 2), cell('e')],
      [cell('f'), cell('g'), cell('h'), cell('i')],
    ];
    expect(named(fitRows(rows, 3))).toEqual([['a 1x2', 'b 1x1', 'c 1x1'], ['d 2x1'], ['f 1x1', 'g 1x1', 'h 1x1']]);
  });

  it('ends a span of rows with the last row, and reads a span below one as one', () => {
    expect(named(fitRows([[cell('a', 0, 5), cell('b', -2)]], 2))).toEqual([['a 1x1', 'b 1x1']]);
  });

  it('has as many columns as its widest row without a header', () => {
    expect(columnsOf([], [[cell('a')], [cell('b', 2), cell('c')]])).toBe(3);
    expect(columnsOf([], [])).toBe(0);
  });
});

describe('cellClasses', () => {
  it('returns class names only, those that the site draws under its own name', () => {
    expect(cellClasses('group  total-2')).toBe('cell-group total-2');
    expect(cellClasses('figure "onclick')).toBe('cell-figure');
    expect(cellClasses('')).toBe('');
  });
});
