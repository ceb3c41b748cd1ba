// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Logo } from './Logo.tsx';

afterEach(cleanup);

describe('Logo', () => {
  it('is never mirrored', () => {
    render(<Logo src="/-/media/brand/logo-ar.svg" alt="بنك ركن" width={156} height={40} />);
    expect(screen.getByRole('img', { name: 'بنك ركن' }).className).not.toContain('scale-x');
  });

  it('shows the mark alone on the narrowest screens', () => {
    render(<Logo src="/logo.svg" alt="Rukn Bank" markSrc="/mark.svg" />);
    expect(document.querySelector('source')?.getAttribute('srcset')).toBe('/mark.svg');
  });
});
