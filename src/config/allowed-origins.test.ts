import { describe, expect, it } from 'vitest';
import { frameSources, isAllowedOrigin, readOrigins } from './allowed-origins.ts';

describe('readOrigins', () => {
  it('splits a list at commas and removes blanks and trailing slashes', () => {
    expect(readOrigins(' https://cm.example.com/, https://b.example ,,')).toEqual([
      'https://cm.example.com',
      'https://b.example',
    ]);
    expect(readOrigins('')).toEqual([]);
  });
});

describe('isAllowedOrigin', () => {
  it.each([
    ['https://cm.example.com', true],
    ['HTTPS://CM.example.com', true],
    ['https://cm.example.com:8443', false],
    ['http://cm.example.com', false],
    ['https://cmxexample.com', false],
    ['https://cm.example.com.evil.example', false],
    ['https://a.preview.example', true],
    ['https://preview.example', false],
    ['null', false],
  ])('returns for %s: %s', (origin, allowed) => {
    expect(isAllowedOrigin(origin, ['https://cm.example.com', 'https://*.preview.example'])).toBe(allowed);
  });

  it('accepts every origin for `*` and none for an empty list', () => {
    expect(isAllowedOrigin('https://any.example', ['*'])).toBe(true);
    expect(isAllowedOrigin('https://any.example', [])).toBe(false);
  });
});

describe('frameSources', () => {
  it('keeps the origins that a policy can name', () => {
    const listed = [
      'https://cm.example.com',
      'https://*.a.example:8443',
      'https://cm*.b.example',
      "https://c'; x",
      '*',
    ];
    expect(frameSources(listed)).toEqual(['https://cm.example.com', 'https://*.a.example:8443', '*']);
  });
});
