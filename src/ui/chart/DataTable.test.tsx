// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { DataTable } from './DataTable.tsx';

afterEach(cleanup);

const table = (
  <DataTable
    id="schedule"
    caption="الجدول السنوي"
    columns={[
      { id: 'year', label: 'السنة' },
      { id: 'paid', label: 'المدفوع', figures: true },
    ]}
    rows={[
      { id: '1', cells: ['الأولى', '١٠٠'] },
      { id: '2', cells: ['الثانية', '٢٠٠'] },
    ]}
    sum={['المجموع', '٣٠٠']}
  />
);

describe('DataTable', () => {
  it('labels its rows by their first cell and its columns by their headings', () => {
    render(table);
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['الأولى', 'الثانية', 'المجموع']);
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['السنة', 'المدفوع']);
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['١٠٠', '٢٠٠', '٣٠٠']);
  });

  it('is a focusable scroll region labelled by its caption', async () => {
    render(table);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'الجدول السنوي' }));
    expect(screen.getByRole('table', { name: 'الجدول السنوي' })).toBeDefined();
  });
});
