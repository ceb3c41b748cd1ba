import { expect, it } from 'vitest';
import { frameLook } from './frame-look.ts';

const look = (texts: Readonly<Partial<Record<string, string>>>) => {
  const names = ['width', 'minHeight', 'border', 'borderRadius', 'overflow', 'marginBottom'] as const;
  const [width, minHeight, border, borderRadius, overflow, marginBottom] = names.map((name) => ({
    value: texts[name] ?? '',
  }));
  const none = { value: '' };
  return frameLook({
    width: width ?? none,
    minHeight: minHeight ?? none,
    border: border ?? none,
    borderRadius: borderRadius ?? none,
    overflow: overflow ?? none,
    marginBottom: marginBottom ?? none,
  });
};

it('applies width, least height, border, radius, overflow and the margin below', () => {
  expect(
    look({
      width: '60rem',
      minHeight: '400',
      border: '2px dashed rgb(1, 2, 3)',
      borderRadius: '8px',
      overflow: 'auto',
      marginBottom: '2.5rem',
    }),
  ).toEqual({
    inlineSize: 'min(60rem, 100%)',
    minBlockSize: '400px',
    border: '2px dashed rgb(1, 2, 3)',
    borderRadius: '8px',
    overflow: 'auto',
    marginBlockEnd: '2.5rem',
  });
  expect(look({ border: 'none', marginBottom: '0' })).toEqual({ border: 'none', marginBlockEnd: '0' });
});

it.each([
  { width: '10px;color:red' },
  { minHeight: '-1px' },
  { border: '1px solid url(x)' },
  { border: '1px solid red;position:fixed' },
  { overflow: 'scroll; inset: 0' },
  { borderRadius: 'calc(1px)' },
] satisfies readonly Readonly<Partial<Record<string, string>>>[])(
  'leaves out what could carry other properties: %o',
  (texts) => {
    expect(look(texts)).toEqual({});
  },
);
