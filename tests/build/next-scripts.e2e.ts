import { also, expect, test, waitForHydration } from '#tests/support/site.ts';

test(
  'a server with NEXT_SCRIPTS=1 sends Next’s own scripts instead of the start script, and pages start by them',
  also({ nextScripts: 'they start the page' }),
  async ({ page, open }) => {
    const html = await (await open('/calculators/auto-finance')).text();
    expect(html).toMatch(/<script[^>]*\ssrc="\/_next\/static\/chunks\/main-[^"]+\.js"/);
    expect(html).toContain('<script id="__NEXT_DATA__"');
    expect(html).not.toContain('/pages/start-');
    await waitForHydration(page, 'AutoFinanceCalculator');
  },
);
