import { describe, expect, it } from 'vitest';
import { frameSources, isAllowedOrigin, readOrigins } from './allowed-origins.ts';

describe('the origins that may show pages which are being edited', () => {
  it('are written in a list, with or without blanks and slashes at the end', () => {
    expect(readOrigins(' https://cm.example.com/, https://b.example ,,')).toEqual([
      'https://cm.example.com',
      'https://b.example',
    ]);
    expect(readOrigins('')).toEqual([]);
  });

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
  ])('include %s: %s', (origin, allowed) => {
    expect(isAllowedOrigin(origin, ['https://cm.example.com', 'https://*.preview.example'])).toBe(allowed);
  });

  it('are all only when that is said, and none when nothing is', () => {
    expect(isAllowedOrigin('https://any.example', ['*'])).toBe(true);
    expect(isAllowedOrigin('https://any.example', [])).toBe(false);
  });

  it('stand in a policy where a policy can name them', () => {
    const written = [
      'https://cm.example.com',
      'https://*.a.example:8443',
      'https://cm*.b.example',
      "https://c'; x",
      '*',
    ];
    expect(frameSources(written)).toEqual(['https://cm.example.com', 'https://*.a.example:8443', '*']);
  });
});
