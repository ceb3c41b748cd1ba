import { describe, expect, it } from 'vitest';
import { cardParams } from '#sitecore/definitions/templates/section.ts';
import { readParams } from '#sitecore/definitions/params.ts';
import { cardLook } from './card-look.ts';
import { shownItems } from './section-data.ts';

const visitor = { state: 'normal' } as const;
const author = { state: 'edit' } as const;

describe('shownItems', () => {
  it('SEC-GRID-03 shows no more items than NumberOfReturnItems, and all without it', () => {
    const limited = (stored: string) =>
      shownItems([1, 2, 3], readParams(cardParams, { NumberOfReturnItems: stored }), visitor);
    expect(limited('2')).toEqual([1, 2]);
    expect(limited('9')).toEqual([1, 2, 3]);
    for (const stored of ['', '0', '-1', 'two', '1.5']) expect(limited(stored), stored).toEqual([1, 2, 3]);
  });

  it('shows authors all items, and visitors no section without any', () => {
    expect(shownItems([1, 2, 3], { NumberOfReturnItems: 1 }, author)).toEqual([1, 2, 3]);
    expect(shownItems([], { NumberOfReturnItems: 0 }, author)).toEqual([]);
    expect(shownItems([], { NumberOfReturnItems: 0 }, visitor)).toBeNull();
  });
});

describe('cardLook', () => {
  const lookOf = (stored: Readonly<Record<string, string>>) => cardLook(readParams(cardParams, stored));

  it('is the block’s own without parameters and with unknown values', () => {
    expect(lookOf({})).toEqual({});
    expect(lookOf({ cardVariant: 'glass', align: 'left', cardSpacing: '12', elevated: 'true' })).toEqual({});
  });

  it('follows each parameter; only "1" raises the cards', () => {
    expect(lookOf({ cardVariant: 'tinted', align: 'center', cardSpacing: 'loose', elevated: '1' })).toEqual({
      'data-variant': 'tinted',
      'data-align': 'center',
      'data-spacing': 'loose',
      'data-elevated': '',
    });
    for (const elevated of ['0', '', 'yes']) expect(lookOf({ elevated }), elevated).toEqual({});
  });
});
