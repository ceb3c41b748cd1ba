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
    expect(document.querySelector('.riyal[aria-hidden=true]')).not.toBeNull();
    const spoken = screen.getByText('١٢٠٬٠٠٠ ريال سعودي');
    expect(spoken.closest('[aria-hidden="true"]')).toBeNull();
  });

  it('SHELL-23 shows an amount in riyals with the thousands separators of its language', () => {
    for (const [language, figure, spokenText] of [
      ['ar', '١٬٢٣٤٬٥٦٧', '١٬٢٣٤٬٥٦٧ ريالاً سعودياً'],
      ['en', '1,234,567', '1,234,567 Saudi riyals'],
    ] as const) {
      render(<Money figure={formatMoney(1_234_567, language)} spoken={spokenMoney(1_234_567, language)} />);
      expect(screen.getByText(figure).parentElement?.querySelectorAll('.riyal')).toHaveLength(1);
      expect(screen.getByText(spokenText)).toBeTruthy();
    }
  });

  it('has the figure and the word for the riyal in their order of reading, the sign at the left in both', () => {
    for (const [figure, text] of [
      ['٢٬٤٠٥', '٢٬٤٠٥ ريال'],
      ['2,405', 'SAR 2,405'],
    ] as const) {
      render(<Money figure={figure} spoken="spoken" />);
      expect(screen.getByText(figure).parentElement?.textContent).toBe(`${text}spoken`);
    }
  });

  it('sets --length only for figures of more than nine characters', () => {
    render(<Money figure="9,335,906,249" spoken="a lot" />);
    render(<Money figure="9,335,906" spoken="less" />);
    const length = (figure: string) => screen.getByText(figure).parentElement?.style.getPropertyValue('--length');
    expect(length('9,335,906,249')).toBe('13');
    expect(length('9,335,906')).toBe('');
  });
});
