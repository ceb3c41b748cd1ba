// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { EmptyResult } from './EmptyResult.tsx';
import { type ResultContent, ResultFigures } from './ResultFigures.tsx';
import { ResultLayout } from './ResultLayout.tsx';

afterEach(cleanup);

const EMPTY = { title: 'نتيجتك تظهر هنا', text: 'القسط والكلفة' };
const result = (figure: string): ResultContent => ({
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
/** A place as a calculator that is asked fills it: empty, with figures of 0 while a result is on its way, with the result. */
const SubmitResult = ({ found, pending = false }: { readonly found?: ResultContent; readonly pending?: boolean }) => (
  <ResultLayout label="النتيجة" spoken={pending ? '' : found?.spoken}>
    {found ? <ResultFigures result={found} pending={pending} /> : <EmptyResult {...EMPTY} pending={pending} />}
  </ResultLayout>
);
const panel = () => screen.getByRole('region', { name: 'النتيجة' });
const announcement = () => screen.getByRole('status').textContent;

describe('the place of a result', () => {
  it('says what will stand there while there is no result', () => {
    render(<SubmitResult />);
    expect(panel().textContent).toBe('نتيجتك تظهر هناالقسط والكلفة');
  });

  it('shows the figure, its pairs, its parts and the way on', () => {
    render(<SubmitResult found={result('٢٬٤٠٥')} />);
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

  it('tells the style sheet how long a figure of digits alone is, so that it keeps to one line', () => {
    render(<SubmitResult found={result('٢٬٤٩٩٬٩٩٩٬٩٩٩٫٧٥')} />);
    expect(within(panel()).getByText('٢٬٤٩٩٬٩٩٩٬٩٩٩٫٧٥').style.getPropertyValue('--length')).toBe('16');
  });

  it('announces each settled result, by one region that is there from the start', () => {
    const { rerender } = render(<SubmitResult />);
    const status = screen.getByRole('status');
    expect(announcement()).toBe('');
    rerender(<SubmitResult found={result('٠')} pending />);
    expect(announcement()).toBe('');
    rerender(<SubmitResult found={result('٢٬٤٠٥')} />);
    expect(announcement()).toBe('القسط ٢٬٤٠٥');
    expect(screen.getByRole('status')).toBe(status);
    expect(document.querySelectorAll('[aria-live], [role=status], [role=alert]')).toHaveLength(1);
  });

  it.each([
    ['figures', result('٠'), 'قسطك الشهري'],
    ['nothing yet', undefined, 'نتيجتك تظهر هنا'],
  ])('is busy with %s while pending, and the region that speaks is not', (_, found, text) => {
    render(<SubmitResult {...(found && { found })} pending />);
    const busy = document.querySelector('[aria-busy="true"]');
    expect(busy?.textContent).toContain(text);
    expect(screen.getByRole('status').closest('[aria-busy="true"]')).toBeNull();
  });
});
