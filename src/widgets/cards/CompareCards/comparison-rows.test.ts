// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { comparedPoints, linksRow, readRows } from './comparison-rows.ts';

const NOT_STATED = '<td data-not-stated>–</td>';

/** Returns the rows of a table with the given cells per row, and a last row with a link per card. */
function rowsOf(...rows: readonly (readonly string[])[]) {
  const html = rows.map((cells, index) => `<tr><th>${index}</th>${cells.join('')}</tr>`).join('');
  document.body.innerHTML = `<div data-every-card><table><thead><tr><th>head</th></tr></thead><tbody>${html}<tr><th>More</th>${rows[0]?.map((_, index) => `<td><a>${index}</a></td>`).join('') ?? ''}</tr></tbody></table></div>`;
  return readRows(document.body);
}

const td = (html: string) => `<td>${html}</td>`;

describe('readRows', () => {
  it('reads the title of each row, the HTML of its cells, and which of them states a value', () => {
    expect(rowsOf([td('<b>5</b>%'), NOT_STATED])[0]).toEqual({
      title: '0',
      cells: [
        { html: '<b>5</b>%', isStated: true },
        { html: '–', isStated: false },
      ],
    });
  });
});

describe('comparedPoints', () => {
  it('has the chosen columns in their order, and omits the links', () => {
    const points = comparedPoints(rowsOf([td('a'), td('b'), td('c')]), [2, 0]);
    expect(points.map(({ cells }) => cells.map(({ html }) => html))).toEqual([['c', 'a']]);
  });

  it('omits rows in which no chosen card states a value', () => {
    const rows = rowsOf([td('a'), NOT_STATED], [NOT_STATED, td('b')]);
    expect(comparedPoints(rows, [1]).map(({ title }) => title)).toEqual(['1']);
    expect(comparedPoints(rows, [])).toEqual([]);
  });

  it.each([
    ['Free', 'Free', 'Free', undefined],
    ['Free', 'SAR 150', 'Free', 'some'],
    ['Free', 'Free<small>with a salary account</small>', 'Free', 'some'],
    ['Free', 'Free', 'SAR 150', 'third'],
  ])('compares the cells %s, %s and %s', (first, second, last, differs) => {
    const [point] = comparedPoints(rowsOf([td(first), td(second), td(last)]), [0, 1, 2]);
    expect(point?.differs).toBe(differs);
  });

  it('finds a difference between a value and none', () => {
    expect(comparedPoints(rowsOf([td('Free'), NOT_STATED]), [0, 1])[0]?.differs).toBe('some');
    expect(comparedPoints(rowsOf([td('Free'), NOT_STATED]), [0])[0]?.differs).toBeUndefined();
  });
});

describe('linksRow', () => {
  it('has the links of the chosen columns', () => {
    expect(linksRow(rowsOf([td('a'), td('b')]), [1])).toEqual({
      title: 'More',
      cells: [{ html: '<a>1</a>', isStated: true }],
    });
    expect(linksRow([], [1])).toBeUndefined();
  });
});
