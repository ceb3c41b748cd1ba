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
/** Renders the layout as a submit calculator does: empty, with figures of 0 while pending, then with the result. */
const SubmitResult = ({ given, pending = false }: { readonly given?: ResultContent; readonly pending?: boolean }) => (
  <ResultLayout label="النتيجة" spoken={pending ? '' : given?.spoken}>
    {given ? <ResultFigures result={given} pending={pending} /> : <EmptyResult {...EMPTY} pending={pending} />}
  </ResultLayout>
);
const panel = () => screen.getByRole('region', { name: 'النتيجة' });
const announcement = () => screen.getByRole('status').textContent;

describe('ResultLayout', () => {
  it('shows the placeholder while there is no result', () => {
    render(<SubmitResult />);
    expect(panel().textContent).toBe('نتيجتك تظهر هناالقسط والكلفة');
  });

  it('shows the figure, its pairs, its parts and its action', () => {
    render(<SubmitResult given={result('٢٬٤٠٥')} />);
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

  it('sets --length of a figure given as a string, so that it fits in one line', () => {
    render(<SubmitResult given={result('٢٬٤٩٩٬٩٩٩٬٩٩٩٫٧٥')} />);
    expect(within(panel()).getByText('٢٬٤٩٩٬٩٩٩٬٩٩٩٫٧٥').style.getPropertyValue('--length')).toBe('16');
  });

  it('announces each final result, by one live region that exists from the start', () => {
    const { rerender } = render(<SubmitResult />);
    const status = screen.getByRole('status');
    expect(announcement()).toBe('');
    rerender(<SubmitResult given={result('٠')} pending />);
    expect(announcement()).toBe('');
    rerender(<SubmitResult given={result('٢٬٤٠٥')} />);
    expect(announcement()).toBe('القسط ٢٬٤٠٥');
    expect(screen.getByRole('status')).toBe(status);
    expect(document.querySelectorAll('[aria-live], [role=status], [role=alert]')).toHaveLength(1);
  });

  it.each([
    ['figures', result('٠'), 'قسطك الشهري'],
    ['nothing yet', undefined, 'نتيجتك تظهر هنا'],
  ])('is busy with %s while pending, except for the live region', (_, given, text) => {
    render(<SubmitResult {...(given && { given })} pending />);
    const busy = document.querySelector('[aria-busy="true"]');
    expect(busy?.textContent).toContain(text);
    expect(screen.getByRole('status').closest('[aria-busy="true"]')).toBeNull();
  });
});
