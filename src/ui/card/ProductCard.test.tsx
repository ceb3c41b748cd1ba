// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ProductCard } from './ProductCard.tsx';

afterEach(cleanup);

const texts = { href: '/home', title: 'التمويل العقاري', text: 'بيتك الأول.', action: 'التفاصيل' };
const image = { src: '/-/media/products/home.svg', alt: '', width: 640, height: 440 };
const wideImage = { src: '/-/media/products/home-wide.svg', alt: '', width: 740, height: 440 };
const findImage = () => document.querySelector('img');

describe('ProductCard', () => {
  it('is one link with its title as a heading', () => {
    render(<ProductCard {...texts} image={image} />);
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('/home');
    expect(link.contains(screen.getByRole('heading', { level: 3, name: 'التمويل العقاري' }))).toBe(true);
  });

  it('sets the size of its image, so that nothing shifts when it loads', () => {
    render(<ProductCard {...texts} image={image} background="#FBEBD0" />);
    expect([findImage()?.getAttribute('width'), findImage()?.getAttribute('height')]).toEqual(['640', '440']);
    expect(screen.getByRole('link').style.backgroundColor).toBe('rgb(251, 235, 208)');
  });

  it('has a wide crop, with the normal image on phones', () => {
    render(<ProductCard {...texts} image={image} wideImage={wideImage} />);
    expect(findImage()?.getAttribute('src')).toBe(wideImage.src);
    expect(document.querySelector('source')?.getAttribute('srcset')).toBe(image.src);
  });

  it('renders without an image when the author chose none', () => {
    render(<ProductCard {...texts} image={{ src: '', alt: '' }} wideImage={{ src: '', alt: '' }} />);
    expect(findImage()).toBeNull();
    expect(screen.getByRole('link').textContent).toBe('التمويل العقاريبيتك الأول.التفاصيل');
  });
});
