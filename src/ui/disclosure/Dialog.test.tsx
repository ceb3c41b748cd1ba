// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

beforeEach(() => {
  // jsdom opens no modals; how they hold the focus is tested in browsers.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(cleanup);

const closed = vi.fn();
const dialog = (isOpen: boolean) => (
  <Dialog id="one" isOpen={isOpen} title="Choose" closeLabel="Close" onClose={closed}>
    <button type="button">First</button>
  </Dialog>
);

it('opens and closes as it is told, under its title', () => {
  const { rerender } = render(dialog(false));
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(dialog(true));
  expect(screen.getByRole('dialog', { name: 'Choose' })).toBeDefined();
  rerender(dialog(false));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes by its cross and by a click on its scrim, not by one in it', async () => {
  render(dialog(true));
  closed.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'First' }));
  await userEvent.click(screen.getByRole('heading', { name: 'Choose' }));
  expect(closed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('dialog'));
  expect(closed).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers its answers to the keyboard before its cross, and gives the first one the focus', () => {
  render(dialog(true));
  expect(document.activeElement?.textContent).toBe('First');
  expect(screen.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)).toEqual([
    'First',
    'Close',
  ]);
});
