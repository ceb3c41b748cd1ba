import { localizedPath, also, expect, test } from '#tests/support/site.ts';

test(
  'a transfer shows another page at the same URL, with that page’s canonical URL',
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
  'redirects',
  also({ english: 'addresses begin with /en, and a rule is of English' }),
  async ({ request, siteLanguage }) => {
    const at = (path: string) => localizedPath(siteLanguage, path);
    const moved = async (path: string) => {
      const response = await request.get(at(path), { maxRedirects: 0 });
      return [response.status(), response.headers().location];
    };
    const locationOf = async (path: string) => (await moved(path))[1];

    await test.step('a redirected path responds with its status and the target in the visitor’s language', async () => {
      expect(await moved('/personal/loans')).toEqual([301, at('/personal/finance')]);
      expect(await moved('/Personal/Loans')).toEqual([301, at('/personal/finance')]);
      expect(await moved('/personal/loans/auto')).toEqual([301, at('/personal/finance/auto')]);
      expect(await moved('/branches')).toEqual([302, at('/help/branches')]);
      expect(await moved('/personal/loans/none')).toEqual([404, undefined]);
    });

    await test.step('a redirect keeps the query when its rule says so, with any key', async () => {
      expect(await locationOf('/personal/loans?utm_source=sms&x=1')).toBe(at('/personal/finance?utm_source=sms&x=1'));
      expect(await locationOf('/personal/loans/home?a=%D9%85')).toBe(at('/personal/finance/home?a=%D9%85'));
      expect(await locationOf('/branches?type=all')).toBe(at('/help/branches'));
      expect(await locationOf('/branches?type=few')).toBe(at('/help/branches'));
    });

    await test.step('a rule of one language does not apply in the other', async () => {
      const response = await request.get(localizedPath(siteLanguage, '/contact-us'), { maxRedirects: 0 });
      if (siteLanguage === 'en')
        expect([response.status(), response.headers().location]).toEqual([301, '/help/contact']);
      else expect(response.status()).toBe(404);
    });
  },
);
