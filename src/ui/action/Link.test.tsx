// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Link } from './Link.tsx';

afterEach(cleanup);

const drawings = () => [...screen.getByRole('link').querySelectorAll('use')].map((use) => use.getAttribute('href'));

describe('Link', () => {
  it('in a sentence is words alone', () => {
    render(<Link href="/terms">الشروط والأحكام</Link>);
    expect(screen.getByRole('link', { name: 'الشروط والأحكام' }).getAttribute('href')).toBe('/terms');
    expect(drawings()).toEqual([]);
  });

  it('that leads on ends with an arrow', () => {
    render(
      <Link href="/products" variant="go">
        All products
      </Link>,
    );
    expect(drawings()).toEqual(['#icon-arrow']);
    expect(screen.getByRole('link').lastElementChild?.tagName).toBe('svg');
  });

  it('that leads back begins with a chevron', () => {
    render(
      <Link href="/" variant="back">
        العودة إلى الرئيسية
      </Link>,
    );
    expect(drawings()).toEqual(['#icon-prev']);
    expect(screen.getByRole('link').firstElementChild?.tagName).toBe('svg');
  });

  it('passes on what a link may have', () => {
    render(
      <Link href="/en" lang="en" hrefLang="en" external>
        English
      </Link>,
    );
    const link = screen.getByRole('link', { name: 'English' });
    expect([link.lang, link.getAttribute('hreflang'), link.getAttribute('target')]).toEqual(['en', 'en', '_blank']);
  });
});
