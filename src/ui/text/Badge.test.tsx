// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Badge } from './Badge.tsx';

afterEach(cleanup);

describe('Badge', () => {
  it('shows its state as text and hides the dot from assistive technology', () => {
    render(
      <Badge tone="success" dot>
        مفتوح
      </Badge>,
    );
    const badge = screen.getByText('مفتوح');
    expect(badge.querySelectorAll('[aria-hidden="true"]')).toHaveLength(1);
    expect(badge.textContent).toBe('مفتوح');
  });
});
