import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const UNSPLIT = 'static/css/a1.css';

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
});

async function sheetOf(widgets: readonly string[]) {
  const { pageStyleSheet } = await import('./style-sheets.ts');
  return pageStyleSheet(UNSPLIT, widgets);
}

describe('pageStyleSheet', () => {
  it.each([
    [['Header', 'HeroBanner', 'Footer'], 'page-v1'],
    [['Header', 'HeroBanner', 'AutoFinanceCalculator'], 'finance-v2'],
    [['HeroBanner', 'CardGrid', 'AutoFinanceCalculator'], 'whole-v3'],
    [['FlagshipKiosk'], 'whole-v3'],
    [[], 'page-v1'],
  ])('of %j is %s', async (widgets, name) => {
    vi.stubEnv('STYLE_SHEETS', JSON.stringify({ page: 'v1', finance: 'v2', whole: 'v3' }));
    expect((await sheetOf(widgets)).first).toBe(`static/css/a1.${name}.css`);
  });

  it('has a second file only where one round trip does not carry it', async () => {
    vi.stubEnv('STYLE_SHEETS', JSON.stringify({ page: 'v1', whole: 'v3' }));
    expect((await sheetOf(['Header'])).later).toBeUndefined();
    expect((await sheetOf(['FlagshipKiosk'])).later).toBe('static/css/a1.whole-v3.later.css');
  });

  it('is one file without a build', async () => {
    expect(await sheetOf(['Header'])).toEqual({ first: UNSPLIT, later: undefined });
  });
});
