// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Icon } from './Icon.tsx';
import { resolveIconName } from './resolve-icon-name.ts';

afterEach(cleanup);

const drawing = () => document.querySelector('svg');
/** The classes of src/styles/buttons.css that mirror in Arabic. */
const mirrors = () => ['points-ahead', 'points-back'].some((name) => drawing()?.classList.contains(name));

describe('Icon', () => {
  it.each(['next', 'prev', 'arrow'] as const)('mirrors %s in Arabic, since it points along the line', (name) => {
    render(<Icon name={name} />);
    expect(mirrors()).toBe(true);
  });

  it.each(['clock', 'check', 'search', 'phone', 'play', 'down', 'close'] as const)('never mirrors %s', (name) => {
    render(<Icon name={name} />);
    expect(mirrors()).toBe(false);
  });

  it('is silent beside words', () => {
    render(<Icon name="lock" />);
    expect(drawing()?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('speaks where it stands alone', () => {
    render(<Icon name="check" label="مشمول" />);
    expect(screen.getByRole('img', { name: 'مشمول' }).getAttribute('aria-hidden')).toBeNull();
  });

  it('is the one an author named, or the sign for information', () => {
    expect(resolveIconName('wallet')).toBe('wallet');
    expect(resolveIconName('no such icon')).toBe('info');
    expect(resolveIconName('toString')).toBe('info');
  });
});
