import { describe, expect, it } from 'vitest';
import { formatDiscount } from './offer-discount.ts';

describe('formatDiscount', () => {
  it.each([
    ['30', '٣٠٪', '30%'],
    ['30%', '٣٠٪', '30%'],
    ['30٪', '٣٠٪', '30%'],
    [' 12.5 ', '١٢٫٥٪', '12.5%'],
    [15, '١٥٪', '15%'],
    [0, '٠٪', '0%'],
    ['', '', ''],
    [null, '', ''],
    ['10-20', '10-20%', '10-20%'],
    ['up to 20%', 'up to 20%', 'up to 20%'],
  ])('shows %j with its sign once', (discount, arabic, english) => {
    expect(formatDiscount(discount, 'ar').replace('\u061c', '')).toBe(arabic);
    expect(formatDiscount(discount, 'en')).toBe(english);
  });
});
