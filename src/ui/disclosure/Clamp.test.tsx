// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLAMP_CHECK_MS, CLAMP_TOLERANCE_PX } from '#src/config/timings/clamp.ts';
import { Clamp, clampLabels } from './Clamp.tsx';
import { enhanceClamps, isOverflowing } from './enhance-clamps.ts';

const CLAMPED_HEIGHT = 56;
const heights = { full: CLAMPED_HEIGHT };

/** jsdom has no layout: the tests set the full height, and clamped text is two lines high. */
beforeEach(() => {
  vi.useFakeTimers();
  heights.full = CLAMPED_HEIGHT;
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => heights.full);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(function (this: Element) {
    return this.classList.contains('clamp-lines') ? CLAMPED_HEIGHT : heights.full;
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const advance = (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds);
};
const show = (full: number) => {
  heights.full = full;
  render(
    <div {...clampLabels({ more: 'اقرأ المزيد', less: 'اعرض أقل' })}>
      <Clamp>
        نصّ طويل <a href="/help">المساعدة</a>
      </Clamp>
    </div>,
  );
  enhanceClamps(document.body);
};
const findMore = () => screen.queryByRole('button', { name: 'اقرأ المزيد' });
const findLess = () => screen.queryByRole('button', { name: 'اعرض أقل' });
const isClamped = () => document.querySelector('.clamp-lines') !== null;

describe('Clamp', () => {
  it('SHELL-25 measures after 100 ms, and text overflows when it is more than 5 px taller than when clamped', () => {
    expect([CLAMP_CHECK_MS, CLAMP_TOLERANCE_PX]).toEqual([100, 5]);
    expect(isOverflowing(CLAMPED_HEIGHT + 5, CLAMPED_HEIGHT)).toBe(false);
    expect(isOverflowing(CLAMPED_HEIGHT + 6, CLAMPED_HEIGHT)).toBe(true);
    show(CLAMPED_HEIGHT + 6);
    advance(99);
    expect(findMore()).toBeNull();
    advance(1);
    expect(findMore()).not.toBeNull();
  });

  it('TEXT-02 has a button only when clamped text overflows by more than 5 px, measured after 100 ms and after each resize', () => {
    show(CLAMPED_HEIGHT + 6);
    expect(findMore()).toBeNull();
    advance(100);
    expect(findMore()).not.toBeNull();
    heights.full = CLAMPED_HEIGHT + 5;
    fireEvent(window, new Event('resize'));
    advance(99);
    expect(findMore()).not.toBeNull();
    advance(1);
    expect(findMore()).toBeNull();
    heights.full = CLAMPED_HEIGHT * 3;
    fireEvent(window, new Event('resize'));
    advance(100);
    fireEvent.click(screen.getByRole('button', { name: 'اقرأ المزيد' }));
    expect(findLess()).not.toBeNull();
    heights.full = CLAMPED_HEIGHT;
    fireEvent(window, new Event('resize'));
    advance(100);
    expect(findLess()).toBeNull();
  });

  it('expands and collapses, and sets aria-expanded', () => {
    show(CLAMPED_HEIGHT * 2);
    advance(100);
    expect(isClamped()).toBe(true);
    expect(findMore()?.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(screen.getByRole('button', { name: 'اقرأ المزيد' }));
    expect(isClamped()).toBe(false);
    expect(findLess()?.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'اعرض أقل' }));
    expect(isClamped()).toBe(true);
  });

  it('expands when a link in clamped text receives focus', () => {
    show(CLAMPED_HEIGHT * 2);
    advance(100);
    screen.getByRole('link').focus();
    expect(isClamped()).toBe(false);
  });

  it('clamps nothing for an author, and has its button from a script only', () => {
    expect(renderToStaticMarkup(<Clamp expanded>نصّ</Clamp>)).toBe('<div>نصّ</div>');
    expect(renderToStaticMarkup(<Clamp lines={8}>نصّ</Clamp>)).toBe(
      '<div data-clamp=""><div style="--lines:8" class="clamp-lines">نصّ</div></div>',
    );
  });

  it('labels its button itself, or as an element around it does', () => {
    expect(
      renderToStaticMarkup(
        <Clamp more="أ" less="ب">
          نصّ
        </Clamp>,
      ),
    ).toMatch(/^<div data-clamp="" data-more="أ" data-less="ب">/);
  });

  it('names the text that its button controls', () => {
    show(CLAMPED_HEIGHT * 2);
    advance(100);
    const id = findMore()?.getAttribute('aria-controls') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('نصّ طويل المساعدة');
  });
});
