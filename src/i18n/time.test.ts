import { expect, it } from 'vitest';
import { formatTime } from './time.ts';

it.each([
  [0, '١٢:٠٠ ص', '12:00 am'],
  [9 * 60 + 30, '٩:٣٠ ص', '9:30 am'],
  [12 * 60, '١٢:٠٠ م', '12:00 pm'],
  [16 * 60 + 30, '٤:٣٠ م', '4:30 pm'],
])('formats %s minutes', (minutes, arabic, english) => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  expect(plain(formatTime(minutes, 'ar'))).toBe(arabic);
  expect(plain(formatTime(minutes, 'en'))).toBe(english);
});
