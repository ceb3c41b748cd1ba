// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CAROUSEL_SETTLE_MS } from '#src/config/timings/carousel.ts';
import { stubMethod } from '#tests/support/stub-method.ts';
import { Carousel } from './Carousel.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { CarouselRow } from './CarouselRow.tsx';
import { enhanceCarousels } from './enhance-carousels.ts';

const SLIDE = 100;
const row = { width: 200, scrolled: 0 };
const scrollTo = vi.fn<(options: ScrollToOptions) => void>(({ left = 0 }) => {
  row.scrolled = left;
});

/** jsdom has no layout: slides are 100 px wide, beside each other in the reading direction, in a row of `row.width`. */
beforeEach(() => {
  Object.assign(row, { width: 200, scrolled: 0 });
  scrollTo.mockClear();
  stubMethod(Element.prototype, 'scrollTo', scrollTo);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => row.width);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return this.children.length * SLIDE;
  });
  vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockImplementation(() => row.scrolled);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const before = [...(this.parentElement?.children ?? [])].indexOf(this) * SLIDE;
    return document.documentElement.lang === 'ar'
      ? new DOMRect(1000 - before - SLIDE, 0, SLIDE, 50)
      : new DOMRect(before, 0, SLIDE, 50);
  });
});
afterEach(() => {
  cleanup();
  document.documentElement.lang = '';
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const labels = { previous: 'Previous', next: 'Next', position: '{position} of {count}', goTo: 'Go to {position}' };

function show(language: 'ar' | 'en', { slides = 4, dots = false } = {}) {
  document.documentElement.lang = language;
  render(
    <div style={{ direction: language === 'ar' ? 'rtl' : 'ltr' }}>
      <Carousel label="Offers" role="carousel">
        <CarouselRow label="Offers" show="cards">
          {Array.from({ length: slides }, (_, index) => (
            <a key={index} href="#offer">{`Offer ${index + 1}`}</a>
          ))}
        </CarouselRow>
        <CarouselControls labels={labels} dots={dots} />
      </Carousel>
    </div>,
  );
  enhanceCarousels(document.body);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const lastLeft = () => scrollTo.mock.lastCall?.[0].left;
const isAtEnd = (name: string) => screen.getByRole('button', { name }).ariaDisabled === 'true';
const count = () => document.querySelector('[data-count]')?.textContent;

describe('Carousel', () => {
  it('is a named group with a list of its slides, all of them in the server’s HTML', () => {
    show('en');
    expect(screen.getByRole('group', { name: 'Offers' }).getAttribute('aria-roledescription')).toBe('carousel');
    expect(screen.getByRole('list', { name: 'Offers' }).tabIndex).toBe(0);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Offer 1',
      'Offer 2',
      'Offer 3',
      'Offer 4',
    ]);
  });

  it.each(['ar', 'en'] as const)(
    'moves by a slide with its buttons, in the reading direction (%s)',
    async (language) => {
      show(language);
      const sign = language === 'ar' ? -1 : 1;
      await press('Next');
      expect(lastLeft()).toBe(100 * sign);
      await press('Next');
      expect(lastLeft()).toBe(200 * sign);
      await press('Previous');
      expect(lastLeft()).toBe(100 * sign);
    },
  );

  it('disables the button of an end, which keeps the focus, and writes the position in the digits of the language', async () => {
    show('ar');
    expect([isAtEnd('Previous'), isAtEnd('Next'), count()]).toEqual([true, false, '١ / ٣']);
    await press('Next');
    await press('Next');
    expect([isAtEnd('Previous'), isAtEnd('Next'), count()]).toEqual([false, true, '٣ / ٣']);
    await press('Next');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
    expect(lastLeft()).toBe(-200);
  });

  it.each([
    ['en', 'ArrowRight', 100],
    ['ar', 'ArrowLeft', -100],
    ['en', 'End', 200],
  ] as const)('moves with the keys of its row (%s, %s)', (language, key, left) => {
    show(language);
    fireEvent.keyDown(screen.getByRole('list'), { key });
    expect(lastLeft()).toBe(left);
  });

  it('leaves keys in a slide, and with a modifier, to the browser', () => {
    show('en');
    fireEvent.keyDown(screen.getByRole('link', { name: 'Offer 1' }), { key: 'ArrowRight' });
    fireEvent.keyDown(screen.getByRole('list'), { key: 'ArrowRight', altKey: true });
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('announces the position once the row stands, and nothing before it has moved', () => {
    vi.useFakeTimers();
    show('en');
    expect(screen.getByRole('status').textContent).toBe('');
    row.scrolled = 98;
    fireEvent.scroll(screen.getByRole('list'));
    vi.advanceTimersByTime(CAROUSEL_SETTLE_MS - 1);
    expect(screen.getByRole('status').textContent).toBe('');
    vi.advanceTimersByTime(1);
    expect(screen.getByRole('status').textContent).toBe('2 of 3');
    expect(count()).toBe('2 / 3');
  });

  it('has a dot for each position that moves there', async () => {
    show('en', { dots: true });
    const dots = screen.getAllByRole('button', { name: /^Go to/ });
    expect(dots.map(({ ariaLabel }) => ariaLabel)).toEqual(['Go to 1', 'Go to 2', 'Go to 3']);
    await userEvent.click(screen.getByRole('button', { name: 'Go to 3' }));
    expect(lastLeft()).toBe(200);
    expect(dots.map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, null, 'true']);
  });

  it('has a count instead of more than eight dots, and dots again when fewer slides are shown', async () => {
    show('en', { slides: 10, dots: true });
    const dots = () => screen.queryAllByRole('button', { name: /^Go to/ }).length;
    const shown = () => document.querySelector('[data-dots]')?.textContent;
    expect([dots(), shown()]).toEqual([0, '1 / 9']);
    await press('Next');
    expect([dots(), shown()]).toEqual([0, '2 / 9']);
    const list = screen.getByRole('list');
    list.lastElementChild?.remove();
    fireEvent(list, new CustomEvent('slideschange'));
    expect([dots(), shown()]).toEqual([8, '']);
  });

  it('is no tab stop and has idle controls while all slides are visible', () => {
    show('en', { slides: 2, dots: true });
    expect(screen.getByRole('list').hasAttribute('tabindex')).toBe(false);
    expect(document.querySelector('[data-controls]')?.hasAttribute('data-idle')).toBe(true);
    expect(screen.getAllByRole('button', { name: /^Go to/ })).toHaveLength(1);
  });

  it('shows all slides at rest for an author', () => {
    expect(
      renderToStaticMarkup(
        <CarouselRow label="Offers" show="cards" expanded>
          {['one', 'two']}
        </CarouselRow>,
      ),
    ).toBe('<ul class="carousel-expanded"><li>one</li><li>two</li></ul>');
  });
});
