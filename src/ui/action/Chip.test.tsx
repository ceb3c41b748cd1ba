// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Chip } from './Chip.tsx';

afterEach(cleanup);

describe('Chip', () => {
  it('is a link when it has an href', () => {
    render(<Chip href="/cards">قارن البطاقات</Chip>);
    expect(screen.getByRole('link', { name: 'قارن البطاقات' }).getAttribute('href')).toBe('/cards');
  });

  it('has a labelled button that removes the choice', async () => {
    const remove = vi.fn();
    render(
      <Chip onRemove={remove} removeLabel="Remove Riyadh">
        Riyadh
      </Chip>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Riyadh' }));
    expect(remove).toHaveBeenCalledOnce();
  });
});
