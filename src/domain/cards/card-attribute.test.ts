import { describe, expect, it } from 'vitest';
import { cardAttribute } from './card-attribute.ts';

const read = (value: string) => cardAttribute('Fee', { value });

describe('cardAttribute', () => {
  it('splits the text into description and qualifications', () => {
    expect(read('SAR 150\nFree with a salary account')).toEqual({
      title: 'Fee',
      description: { value: 'SAR 150' },
      qualifications: { value: 'Free with a salary account' },
      boolean: false,
      booleanValue: false,
    });
    expect(read('Free')?.qualifications).toBeUndefined();
  });

  it.each([
    ['نعم', true],
    ['Yes', true],
    ['لا', false],
    [' no ', false],
  ])('recognises yes and no: %s', (value, booleanValue) => {
    expect(read(value)).toMatchObject({ boolean: true, booleanValue });
  });

  it('treats longer text as a description', () => {
    for (const value of ['لا يوجد', 'No charge', 'نعم\nمرتين في السنة', '0'])
      expect(read(value), value).toMatchObject({ boolean: false, booleanValue: false });
  });

  it('returns undefined for an empty text', () => {
    expect(read('')).toBeUndefined();
    expect(read(' \n ')).toBeUndefined();
  });
});
