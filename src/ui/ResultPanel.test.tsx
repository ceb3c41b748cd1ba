// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Result, ResultPanel } from './ResultPanel.tsx';

afterEach(cleanup);

const EMPTY = { title: 'نتيجتك تظهر هنا', text: 'القسط والكلفة' };
const result = (figure: string): Result => ({
  label: 'قسطك الشهري',
  figure,
  pairs: [{ id: 'apr', label: 'معدل النسبة السنوي', value: '٨٫٩٠٪' }],
  parts: [
    { series: 'capital', label: 'قيمة السيارة', value: '١٠٠', amount: 100 },
    { series: 'profit', label: 'كلفة الأجل', value: '٠', amount: 0 },
  ],
  action: <a href="/apply">قدّم طلبك</a>,
  note: 'النتيجة تقديرية',
  spoken: `القسط ${figure}`,
});
const panel = () => screen.getByRole('region', { name: 'النتيجة' });
const said = () => screen.getByRole('status').textContent;

describe('ResultPanel', () => {
  it('says what will stand there while there is no result', () => {
    render(<ResultPanel label="النتيجة" empty={EMPTY} />);
    expect(panel().textContent).toBe('نتيجتك تظهر هناالقسط والكلفة');
  });

  it('shows the figure, its pairs, its parts and the way on', () => {
    render(<ResultPanel label="النتيجة" empty={EMPTY} result={result('٢٬٤٠٥')} />);
    expect(within(panel()).getByText('٢٬٤٠٥')).toBeDefined();
    expect(within(panel()).getByRole('definition').textContent).toBe('٨٫٩٠٪');
    expect(
      within(panel())
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['قيمة السيارة١٠٠', 'كلفة الأجل٠']);
    expect(within(panel()).getByRole('link', { name: 'قدّم طلبك' })).toBeDefined();
    expect(within(panel()).queryByText('نتيجتك تظهر هنا')).toBeNull();
  });

  it('announces each settled result, by one region that is there from the start', () => {
    const { rerender } = render(<ResultPanel label="النتيجة" empty={EMPTY} />);
    const status = screen.getByRole('status');
    expect(said()).toBe('');
    rerender(<ResultPanel label="النتيجة" empty={EMPTY} result={result('٠')} pending />);
    expect(said()).toBe('');
    rerender(<ResultPanel label="النتيجة" empty={EMPTY} result={result('٢٬٤٠٥')} />);
    expect(said()).toBe('القسط ٢٬٤٠٥');
    expect(screen.getByRole('status')).toBe(status);
    expect(document.querySelectorAll('[aria-live], [role=status], [role=alert]')).toHaveLength(1);
  });

  it('is busy while pending, and the region that speaks is not', () => {
    render(<ResultPanel label="النتيجة" empty={EMPTY} result={result('٠')} pending />);
    const busy = document.querySelector('[aria-busy="true"]');
    expect(busy?.textContent).toContain('قسطك الشهري');
    expect(screen.getByRole('status').closest('[aria-busy="true"]')).toBeNull();
  });
});
