// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubMethod } from '#tests/support/stub-method.ts';
import { Dialog } from './Dialog.tsx';

beforeEach(() => {
  // jsdom has no modal dialogs; browser tests cover their focus handling.
  stubMethod(HTMLDialogElement.prototype, 'showModal', function (this: HTMLDialogElement) {
    this.open = true;
  });
  stubMethod(HTMLDialogElement.prototype, 'close', function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  });
});
afterEach(cleanup);

const onClose = vi.fn();
const dialog = (isOpen: boolean) => (
  <Dialog id="one" isOpen={isOpen} title="Choose" closeLabel="Close" onClose={onClose}>
    <button type="button">First</button>
  </Dialog>
);

describe('Dialog', () => {
  it('opens and closes by its isOpen prop, labelled by its title', () => {
    const { rerender } = render(dialog(false));
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(dialog(true));
    expect(screen.getByRole('dialog', { name: 'Choose' })).toBeDefined();
    rerender(dialog(false));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by its close button and by a click on its backdrop, not by a click inside', async () => {
    render(dialog(true));
    onClose.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'First' }));
    await userEvent.click(screen.getByRole('heading', { name: 'Choose' }));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('focuses its first control, and its close button comes last in the tab order', () => {
    render(dialog(true));
    expect(document.activeElement?.textContent).toBe('First');
    expect(screen.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)).toEqual([
      'First',
      'Close',
    ]);
  });
});
