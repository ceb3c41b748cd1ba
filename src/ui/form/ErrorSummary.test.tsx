// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorSummary } from './ErrorSummary.tsx';

afterEach(cleanup);

const Example = ({ attempt }: { readonly attempt: number }) => (
  <form>
    <ErrorSummary
      id="errors"
      attempt={attempt}
      title="بقيت خانتان"
      errors={[
        { id: 'salary', text: 'أدخل الراتب' },
        { id: 'price', text: 'أدخل قيمة السيارة' },
      ]}
    />
    <input id="salary" aria-label="الراتب" />
    <input id="price" aria-label="قيمة السيارة" />
  </form>
);
const summary = () => screen.getByRole('group', { name: 'بقيت خانتان' });

describe('ErrorSummary', () => {
  it('takes the focus when it appears, and again on each new attempt', async () => {
    const { rerender } = render(<Example attempt={1} />);
    expect(document.activeElement).toBe(summary());
    await userEvent.click(screen.getByLabelText('الراتب'));
    rerender(<Example attempt={1} />);
    expect(document.activeElement).not.toBe(summary());
    rerender(<Example attempt={2} />);
    expect(document.activeElement).toBe(summary());
  });

  it('focuses the field of a link without changing the URL', async () => {
    render(<Example attempt={1} />);
    const before = location.href;
    await userEvent.click(screen.getByRole('link', { name: 'أدخل قيمة السيارة' }));
    expect(document.activeElement).toBe(screen.getByLabelText('قيمة السيارة'));
    expect(location.href).toBe(before);
  });

  it('has a heading, is described by all errors, and is no live region, because the focus announces it', () => {
    render(<Example attempt={1} />);
    expect(screen.getByRole('heading', { name: 'بقيت خانتان' })).toBeDefined();
    const list = document.getElementById(summary().getAttribute('aria-describedby') ?? '');
    expect(list?.textContent).toContain('أدخل قيمة السيارة');
    expect(document.querySelector('[role=alert], [role=status], [aria-live]')).toBeNull();
  });
});
