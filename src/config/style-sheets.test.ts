import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const WHOLE = 'static/css/a1.css';

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
});

async function sheetOf(widgets: readonly string[]): Promise<string> {
  const { pageStyleSheet } = await import('./style-sheets.ts');
  return pageStyleSheet(WHOLE, widgets);
}

describe('pageStyleSheet', () => {
  it.each([
    [['Header', 'HeroBanner', 'Footer'], 'static/css/a1.page-v1.css'],
    [['Header', 'HeroBanner', 'AutoFinanceCalculator'], 'static/css/a1.finance-v2.css'],
    [['HeroBanner', 'CardGrid', 'AutoFinanceCalculator'], WHOLE],
    [['FlagshipKiosk'], WHOLE],
    [[], 'static/css/a1.page-v1.css'],
  ])('of %j is %s', async (widgets, path) => {
    vi.stubEnv('STYLE_SHEETS', JSON.stringify({ page: 'v1', finance: 'v2' }));
    expect(await sheetOf(widgets)).toBe(path);
  });

  it('is the whole one without a build', async () => {
    expect(await sheetOf(['Header'])).toBe(WHOLE);
  });
});
