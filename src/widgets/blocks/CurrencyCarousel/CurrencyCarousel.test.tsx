// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import * as flagSet from 'country-flag-icons/string/3x2';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './CurrencyCarousel.fixture.ts';

async function show(example: (typeof fixtures)[keyof typeof fixtures], language: 'ar' | 'en' = 'en') {
  const rendered = await renderExample(serverRegistry, example, language);
  document.body.innerHTML = rendered.html;
  return rendered;
}

const cards = () => [...document.querySelectorAll('article')];
const flags = () => [...document.querySelectorAll('img')].map((flag) => flag.getAttribute('src'));

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('CurrencyCarousel', () => {
  it('shows at most 30 currencies, each with its code and flag', async () => {
    await show(fixtures.many);
    expect(cards()).toHaveLength(30);
    await show(fixtures.full);
    expect(cards().map((card) => card.querySelector('code')?.textContent)).toEqual(['SAR', 'USD', 'EUR', 'IDR']);
    expect(flags()).toEqual(['/flags/SA.svg', '/flags/US.svg', '/flags/EU.svg', '/flags/ID.svg']);
  });

  it('shows rates with four decimals, six below a hundredth, and a note in their place', async () => {
    await show(fixtures.full, 'ar');
    expect(cards().map((card) => [...card.querySelectorAll('dd')].map((rate) => rate.textContent))).toEqual([
      [],
      ['٣٫٧٤٠٠', '٣٫٧٥٢٥'],
      ['٤٫٢٦٨٠', '٤٫٣٣١٠'],
      ['٠٫٠٠٠٢٢٦', '٠٫٠٠٠٢٣٤'],
    ]);
    expect(cards()[0]?.textContent).toContain('الأساس');
  });

  it('has an empty flag for an invalid code', async () => {
    await show(fixtures.many);
    expect(flags()).not.toContain('/flags/no.svg');
    expect(cards()[1]?.querySelector('span.currency-flag')).toBeTruthy();
  });

  it('loads flags from the configured host, which its page’s policy names', async () => {
    vi.stubEnv('FLAGS_URL', 'https://flags.example/3x2/');
    const { html, origins } = await renderExample(serverRegistry, fixtures.one, 'en');
    expect(html).toContain('src="https://flags.example/3x2/US.svg"');
    expect(origins).toEqual({ 'img-src': ['https://flags.example'] });
  });
});

it('the data file has 30 currencies, SAR, the Gulf, USD, EUR and GBP among them, each with the flag of the npm set', () => {
  const file = readFileSync('sitecore/content/items/currencies/rates.yml', 'utf8');
  const codes = [...file.matchAll(/Code: ([A-Z]{3})\b/g)].map(([, code = '']) => code);
  expect(new Set(codes).size).toBe(30);
  expect(codes).toEqual(expect.arrayContaining(['SAR', 'AED', 'KWD', 'BHD', 'QAR', 'OMR', 'USD', 'EUR', 'GBP']));
  const originals = new Map(Object.entries(flagSet));
  for (const country of codes.map((code) => code.slice(0, 2))) {
    expect(readFileSync(`public/flags/${country}.svg`, 'utf8').trim(), country).toBe(originals.get(country)?.trim());
  }
});
