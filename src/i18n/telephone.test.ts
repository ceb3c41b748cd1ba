import { expect, it } from 'vitest';
import { formatPhone, telephoneHref } from './telephone.ts';

it.each([
  ['٨٠٠ ١٢٣ ٤٥٦٧', 'tel:8001234567'],
  ['+966 11 123 4567', 'tel:+966111234567'],
  ['800-123 4567', 'tel:8001234567'],
  ['*100#', 'tel:*100#'],
])('telephoneHref turns %s into %s', (number, href) => {
  expect(telephoneHref(number)).toBe(href);
});

it('formats a number with the digits of a language', () => {
  expect(formatPhone('011 075 1394', 'ar')).toBe('٠١١ ٠٧٥ ١٣٩٤');
  expect(formatPhone('011 075 1394', 'en')).toBe('011 075 1394');
});
