import { expect, it } from 'vitest';
import { telephoneHref } from './telephone.ts';

it.each([
  ['٨٠٠ ١٢٣ ٤٥٦٧', 'tel:8001234567'],
  ['+966 11 123 4567', 'tel:+966111234567'],
  ['800-123 4567', 'tel:8001234567'],
  ['*100#', 'tel:*100#'],
])('telephoneHref turns %s into %s', (number, href) => {
  expect(telephoneHref(number)).toBe(href);
});
