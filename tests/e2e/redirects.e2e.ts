import { localizedPath, also, expect, test } from '#tests/support/site.ts';

test(
  'an address that has moved leads on with its status, in the language of the visit',
  also({ english: 'the address begins with /en' }),
  async ({ request, siteLanguage }) => {
    const moved = async (path: string) => {
      const response = await request.get(localizedPath(siteLanguage, path), { maxRedirects: 0 });
      return [response.status(), response.headers().location];
    };
    const at = (path: string) => localizedPath(siteLanguage, path);
    expect(await moved('/personal/loans')).toEqual([301, at('/personal/finance')]);
    expect(await moved('/Personal/Loans')).toEqual([301, at('/personal/finance')]);
    expect(await moved('/personal/loans/auto')).toEqual([301, at('/personal/finance/auto')]);
    expect(await moved('/branches')).toEqual([302, at('/help/branches')]);
    expect(await moved('/personal/loans/none')).toEqual([404, undefined]);
  },
);

test(
  'what a visitor brought along is kept where the rule says so, whatever its name',
  also({ english: 'the address begins with /en' }),
  async ({ request, siteLanguage }) => {
    const locationOf = async (path: string) =>
      (await request.get(localizedPath(siteLanguage, path), { maxRedirects: 0 })).headers().location;
    const at = (path: string) => localizedPath(siteLanguage, path);
    expect(await locationOf('/personal/loans?utm_source=sms&x=1')).toBe(at('/personal/finance?utm_source=sms&x=1'));
    expect(await locationOf('/personal/loans/home?a=%D9%85')).toBe(at('/personal/finance/home?a=%D9%85'));
    expect(await locationOf('/branches?type=all')).toBe(at('/help/branches'));
    expect(await locationOf('/branches?type=few')).toBe(at('/help/branches'));
  },
);

test(
  'an address can show another page and stay, whose own address is the canonical one',
  also({ english: 'the address begins with /en' }),
  async ({ page, open, siteLanguage }) => {
    const response = await open('/open-account');
    expect(response.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(localizedPath(siteLanguage, '/open-account'));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/personal\/accounts\/open$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test(
  'a rule of one language says nothing in the other',
  also({ english: 'the rule is of English' }),
  async ({ request, siteLanguage }) => {
    const response = await request.get(localizedPath(siteLanguage, '/contact-us'), { maxRedirects: 0 });
    if (siteLanguage === 'en') expect([response.status(), response.headers().location]).toEqual([301, '/help/contact']);
    else expect(response.status()).toBe(404);
  },
);
