// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Link } from './Link.tsx';

afterEach(cleanup);

const icons = () => [...screen.getByRole('link').querySelectorAll('use')].map((use) => use.getAttribute('href'));

describe('Link', () => {
  it('has no icon in a sentence', () => {
    render(<Link href="/terms">الشروط والأحكام</Link>);
    expect(screen.getByRole('link', { name: 'الشروط والأحكام' }).getAttribute('href')).toBe('/terms');
    expect(icons()).toEqual([]);
  });

  it('ends with an arrow in the go variant', () => {
    render(
      <Link href="/products" variant="go">
        All products
      </Link>,
    );
    expect(icons()).toEqual(['#icon-arrow']);
    expect(screen.getByRole('link').lastElementChild?.tagName).toBe('svg');
  });

  it('begins with a chevron in the back variant', () => {
    render(
      <Link href="/" variant="back">
        العودة إلى الرئيسية
      </Link>,
    );
    expect(icons()).toEqual(['#icon-prev']);
    expect(screen.getByRole('link').firstElementChild?.tagName).toBe('svg');
  });

  it('passes link attributes through', () => {
    render(
      <Link href="/en" lang="en" hrefLang="en" external>
        English
      </Link>,
    );
    const link = screen.getByRole('link', { name: 'English' });
    expect([link.lang, link.getAttribute('hreflang'), link.getAttribute('target')]).toEqual(['en', 'en', '_blank']);
  });
});
