import { expect, it } from 'vitest';
import { localDigits } from './local-digits.ts';

it('writes a text with the digits of a language, from whichever set', () => {
  for (const written of ['011 075 1394', '٠١١ ٠٧٥ ١٣٩٤', '۰۱۱ ۰۷۵ ۱۳۹۴', '０１１ ０７５ １３９４']) {
    expect(localDigits(written, 'ar')).toBe('٠١١ ٠٧٥ ١٣٩٤');
    expect(localDigits(written, 'en')).toBe('011 075 1394');
  }
});
