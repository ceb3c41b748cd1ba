// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLAMP_CHECK_MS, CLAMP_TOLERANCE_PX } from '#src/config/timings.ts';
import { Clamp } from './Clamp.tsx';
import { enhanceClamps, isOverflowing } from './enhance-clamps.ts';

const CLAMPED_HEIGHT = 56;
const heights = { full: CLAMPED_HEIGHT };

/** jsdom lays nothing out: the heights are what the test says, and folded text is two lines high. */
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

const pass = (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds);
};
const show = (full: number) => {
  heights.full = full;
  render(
    <Clamp more="اقرأ المزيد" less="اعرض أقل">
      نصّ طويل <a href="/help">المساعدة</a>
    </Clamp>,
  );
  enhanceClamps(document.body);
};
const more = () => screen.queryByRole('button', { name: 'اقرأ المزيد' });
const less = () => screen.queryByRole('button', { name: 'اعرض أقل' });
const isClamped = () => document.querySelector('.clamp-lines') !== null;

describe('Clamp', () => {
  it('SHELL-25 decides after 100 ms, and text counts as overflowing when it is more than 5 px taller than its fold', () => {
    expect([CLAMP_CHECK_MS, CLAMP_TOLERANCE_PX]).toEqual([100, 5]);
    expect(isOverflowing(CLAMPED_HEIGHT + 5, CLAMPED_HEIGHT)).toBe(false);
    expect(isOverflowing(CLAMPED_HEIGHT + 6, CLAMPED_HEIGHT)).toBe(true);
    show(CLAMPED_HEIGHT + 6);
    pass(99);
    expect(more()).toBeNull();
    pass(1);
    expect(more()).not.toBeNull();
  });

  it('TEXT-02 has a button only when folded text overflows by more than 5 px, asked after 100 ms and when the window changes', () => {
    show(CLAMPED_HEIGHT + 6);
    expect(more()).toBeNull();
    pass(100);
    expect(more()).not.toBeNull();
    heights.full = CLAMPED_HEIGHT + 5;
    fireEvent(window, new Event('resize'));
    pass(99);
    expect(more()).not.toBeNull();
    pass(1);
    expect(more()).toBeNull();
    heights.full = CLAMPED_HEIGHT * 3;
    fireEvent(window, new Event('resize'));
    pass(100);
    fireEvent.click(screen.getByRole('button', { name: 'اقرأ المزيد' }));
    expect(less()).not.toBeNull();
    heights.full = CLAMPED_HEIGHT;
    fireEvent(window, new Event('resize'));
    pass(100);
    expect(less()).toBeNull();
  });

  it('opens and folds again, and says which it is', () => {
    show(CLAMPED_HEIGHT * 2);
    pass(100);
    expect(isClamped()).toBe(true);
    expect(more()?.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(screen.getByRole('button', { name: 'اقرأ المزيد' }));
    expect(isClamped()).toBe(false);
    expect(less()?.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'اعرض أقل' }));
    expect(isClamped()).toBe(true);
  });

  it('opens when the keyboard reaches a link in text that is folded away', () => {
    show(CLAMPED_HEIGHT * 2);
    pass(100);
    screen.getByRole('link').focus();
    expect(isClamped()).toBe(false);
  });

  it('folds nothing for an author, and offers no button before it has measured', () => {
    const edited = renderToStaticMarkup(
      <Clamp more="أ" less="ب" expanded>
        نصّ
      </Clamp>,
    );
    expect(edited).toBe('<div>نصّ</div>');
    expect(
      renderToStaticMarkup(
        <Clamp more="أ" less="ب" lines={8}>
          نصّ
        </Clamp>,
      ),
    ).toMatch(/style="--lines:8" class="clamp-lines">نصّ<\/div><button type="button" hidden=""/);
  });
});
