// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SyntheticEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('is a link when it has an href', () => {
    render(<Button href="/en/personal">Open an account</Button>);
    expect(screen.getByRole('link', { name: 'Open an account' }).getAttribute('href')).toBe('/en/personal');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('opens external links in a new tab without an opener', () => {
    render(
      <Button href="https://online.example" external>
        تسجيل الدخول
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'تسجيل الدخول' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('calls onClick, and submits no form unless its type is submit', async () => {
    const act = vi.fn();
    const send = vi.fn((event: SyntheticEvent) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button onClick={act}>احسب القسط</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'احسب القسط' }));
    expect(act).toHaveBeenCalledOnce();
    expect(send).not.toHaveBeenCalled();
  });

  it.each([{ disabled: true }, { busy: true }])('does nothing while %o but stays focusable', async (state) => {
    const act = vi.fn();
    const send = vi.fn((event: SyntheticEvent) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button type="submit" onClick={act} {...state}>
          احسب القسط
        </Button>
      </form>,
    );
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'احسب القسط' });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(act).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });

  it('sets aria-busy and keeps its label while busy', () => {
    render(<Button busy>Calculate</Button>);
    expect(screen.getByRole('button', { name: 'Calculate' }).getAttribute('aria-busy')).toBe('true');
  });

  it('keeps its icons out of its accessible name', () => {
    render(
      <Button href="/" iconStart="lock" iconEnd="arrow">
        Sign in
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Sign in' });
    expect(link.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(2);
  });
});
