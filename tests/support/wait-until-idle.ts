import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until the live calculator in the document has announced its result; nothing is pending after that. */
export const waitUntilIdle = (): Promise<void> =>
  waitFor(() => {
    const result = within(screen.getByRole('region', { name: /^calculator_result/ }));
    expect(result.getByRole('status').textContent).not.toBe('');
  });
