import { describe, expect, it } from 'vitest';
import { targets } from './targets.ts';

describe('targets', () => {
  it.each<[text: string, expected: unknown]>([
    ['https://a.example/api/revalidate', [{ site: undefined, url: 'https://a.example/api/revalidate' }]],
    [
      'http://10.0.0.1:3000/api/revalidate, invest=https://b.example/x?k=1',
      [
        { site: undefined, url: 'http://10.0.0.1:3000/api/revalidate' },
        { site: 'invest', url: 'https://b.example/x?k=1' },
      ],
    ],
  ])('parses %s', (text, expected) => {
    expect(targets.parse(text)).toEqual(expected);
  });

  it.each(['a.example', 'https://a.example,', 'ftp://a.example', 'invest:https://a.example', 'https://a b'])(
    'rejects %s',
    (text) => {
      expect(targets.safeParse(text).success).toBe(false);
    },
  );
});
