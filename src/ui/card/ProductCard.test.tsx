// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ProductCard } from './ProductCard.tsx';

afterEach(cleanup);

const words = { href: '/home', title: 'التمويل العقاري', text: 'بيتك الأول.', action: 'التفاصيل' };
const image = { src: '/-/media/products/home.svg', alt: '', width: 640, height: 440 };
const wideImage = { src: '/-/media/products/home-wide.svg', alt: '', width: 740, height: 440 };
const picture = () => document.querySelector('img');

describe('ProductCard', () => {
  it('is one link with its name as a heading', () => {
    render(<ProductCard {...words} image={image} />);
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('/home');
    expect(link.contains(screen.getByRole('heading', { level: 3, name: 'التمويل العقاري' }))).toBe(true);
  });

  it('says how large its picture is, so that nothing moves when it arrives', () => {
    render(<ProductCard {...words} image={image} background="#FBEBD0" />);
    expect([picture()?.getAttribute('width'), picture()?.getAttribute('height')]).toEqual(['640', '440']);
    expect(screen.getByRole('link').style.backgroundColor).toBe('rgb(251, 235, 208)');
  });

  it('has a wide crop with the usual picture for phones', () => {
    render(<ProductCard {...words} image={image} wideImage={wideImage} />);
    expect(picture()?.getAttribute('src')).toBe(wideImage.src);
    expect(document.querySelector('source')?.getAttribute('srcset')).toBe(image.src);
  });

  it('stands without a picture where the author chose none', () => {
    render(<ProductCard {...words} image={{ src: '', alt: '' }} wideImage={{ src: '', alt: '' }} />);
    expect(picture()).toBeNull();
    expect(screen.getByRole('link').textContent).toBe('التمويل العقاريبيتك الأول.التفاصيل');
  });
});
