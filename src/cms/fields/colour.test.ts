import { describe, expect, it } from 'vitest';
import { parseColour } from './colour.ts';

describe('parseColour', () => {
  it.each([
    '#FBEBD0',
    '#fed',
    'teal',
    'rgb(1 2 3 / 50%)',
    'rgba(1, 2, 3, .5)',
    'oklch(70% 0.1 200)',
    'hsl(20deg 30% 40%)',
  ])('accepts %s', (colour) => expect(parseColour(` ${colour} `)).toBe(colour));

  it.each([
    'red;position:fixed;inset:0',
    'url(https://evil.example/a)',
    'red}*{display:none',
    'var(--x)',
    'expression(alert(1))',
    '#12',
    'rgb(1;2)',
    'image-set("a")',
  ])('refuses %s', (typed) => expect(parseColour(typed)).toBe(''));
});
