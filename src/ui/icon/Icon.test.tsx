// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Icon } from './Icon.tsx';
import { resolveIconName } from './resolve-icon-name.ts';

afterEach(cleanup);

const findIcon = () => document.querySelector('svg');
/** Returns true when the icon has a class of icons.css that mirrors in Arabic. */
const mirrors = () => ['points-ahead', 'points-back'].some((name) => findIcon()?.classList.contains(name));

describe('Icon', () => {
  it.each(['next', 'prev', 'arrow'] as const)(
    'mirrors %s in Arabic, because it points along the reading direction',
    (name) => {
      render(<Icon name={name} />);
      expect(mirrors()).toBe(true);
    },
  );

  it.each(['clock', 'check', 'search', 'phone', 'play', 'down', 'close'] as const)('never mirrors %s', (name) => {
    render(<Icon name={name} />);
    expect(mirrors()).toBe(false);
  });

  it('is hidden from assistive technology without a label', () => {
    render(<Icon name="lock" />);
    expect(findIcon()?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is a labelled image with a label', () => {
    render(<Icon name="check" label="مشمول" />);
    expect(screen.getByRole('img', { name: 'مشمول' }).getAttribute('aria-hidden')).toBeNull();
  });
});

describe('resolveIconName', () => {
  it('returns the icon of the given name, or info for an unknown name', () => {
    expect(resolveIconName('wallet')).toBe('wallet');
    expect(resolveIconName('no such icon')).toBe('info');
    expect(resolveIconName('toString')).toBe('info');
  });
});
