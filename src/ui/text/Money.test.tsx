// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { formatMoney } from '#src/i18n/numbers.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { Money } from './Money.tsx';

afterEach(cleanup);

describe('Money', () => {
  it('shows a figure with the riyal sign, and its spoken form to screen readers', () => {
    render(<Money figure="١٢٠٬٠٠٠" spoken="١٢٠٬٠٠٠ ريال سعودي" />);
    expect(screen.getByText('١٢٠٬٠٠٠').getAttribute('aria-hidden')).toBe('true');
    expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    const spoken = screen.getByText('١٢٠٬٠٠٠ ريال سعودي');
    expect(spoken.closest('[aria-hidden="true"]')).toBeNull();
  });

  it('SHELL-23 shows an amount in riyals with the thousands separators of its language', () => {
    for (const [language, figure, spokenText] of [
      ['ar', '١٬٢٣٤٬٥٦٧', '١٬٢٣٤٬٥٦٧ ريالاً سعودياً'],
      ['en', '1,234,567', '1,234,567 Saudi riyals'],
    ] as const) {
      render(<Money figure={formatMoney(1_234_567, language)} spoken={spokenMoney(1_234_567, language)} />);
      expect(screen.getByText(figure).parentElement?.firstElementChild?.tagName).toBe('svg');
      expect(screen.getByText(spokenText)).toBeTruthy();
    }
  });

  it('keeps the sign at the left in Arabic by reversing the row, without a dir attribute', () => {
    render(<Money figure="2,405" spoken="2,405 Saudi riyals" />);
    const row = screen.getByText('2,405').parentElement;
    expect(row?.classList.contains('rtl:flex-row-reverse')).toBe(true);
    expect(row?.firstElementChild?.tagName).toBe('svg');
    expect(row?.hasAttribute('dir')).toBe(false);
  });

  it('sets --length only for figures of more than nine characters', () => {
    render(<Money figure="9,335,906,249" spoken="a lot" />);
    render(<Money figure="9,335,906" spoken="less" />);
    const length = (figure: string) => screen.getByText(figure).parentElement?.style.getPropertyValue('--length');
    expect(length('9,335,906,249')).toBe('13');
    expect(length('9,335,906')).toBe('');
  });
});
