// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { BarChart } from './BarChart.tsx';

afterEach(cleanup);

const chart = (years: number) => (
  <BarChart
    label="المدفوعات السنوية، وتفاصيلها في الجدول أدناه"
    series={[
      { series: 'capital', label: 'أصل المبلغ' },
      { series: 'balloon', label: 'الدفعة الأخيرة' },
    ]}
    columns={Array.from({ length: years }, (_, year) => ({
      id: `${year}`,
      label: `سنة ${year + 1}`,
      amounts: [1000, year === years - 1 ? 3000 : 0],
    }))}
    format={(value) => `${value} ر`}
  />
);
const chartImage = () => screen.getByRole('img', { name: 'المدفوعات السنوية، وتفاصيلها في الجدول أدناه' });

describe('BarChart', () => {
  it('is one labelled image; its legend is read separately', () => {
    render(chart(3));
    const names = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(names).toEqual(['أصل المبلغ', 'الدفعة الأخيرة']);
    expect(within(chartImage()).queryByRole('list')).toBeNull();
  });

  it('draws a column for each year in time order, as high as its share of the axis', () => {
    render(chart(3));
    const columns = [...chartImage().querySelectorAll('svg')];
    expect(columns.map((column) => column.getAttribute('height'))).toEqual(['25%', '25%', '100%']);
    expect(columns.map((column) => column.querySelectorAll('rect[height$="%"]').length)).toEqual([1, 1, 2]);
  });

  it('labels the axis ticks with the given format, from the top down', () => {
    render(chart(3));
    const ticks = ['4000 ر', '3000 ر', '2000 ر', '1000 ر', '0 ر'];
    expect(chartImage().textContent.startsWith(ticks.join(''))).toBe(true);
  });

  it('renders the same markup on the server', () => {
    const { container } = render(chart(40));
    expect(renderToString(chart(40))).toBe(container.innerHTML);
  });
});
