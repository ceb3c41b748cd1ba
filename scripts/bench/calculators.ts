import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { catchAllPages, renderedPages, startBareNext } from './bare-next.ts';
import { weighPages } from './page-weight.ts';
import type { StartedSite } from './started-site.ts';
import { measureLoad } from './traffic/load.ts';
import { printLoad, printRounds } from './traffic/print-load.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A calculator whose result the bank calculates, and one that calculates in the browser. */
const DEPOSIT = '/calculators/deposit-profit';
const FOREX = '/calculators/forex';

const DEPOSIT_QUERY =
  'form=DepositProfitCalculator&depositType=Murabaha&depositAmount=100000&depositPayout=Maturity&depositTerm=12';

/** Prints the cost of a calculator's page, of its form submitted without scripts, and of its scripts, beside a bare Next page. */
export async function reportCalculators({ site, bare }: Pick<StartedSite, 'site' | 'bare'>): Promise<void> {
  await reportRequests(site);
  await reportScripts(site, bare);
}

async function reportRequests(site: string): Promise<void> {
  const page = await textOf(site + DEPOSIT);
  const deposit = `${site}${DEPOSIT}?${DEPOSIT_QUERY}`;
  const forex = `${site}${FOREX}?form=ForexCalculatorA&currency=${await firstCurrency(site)}&amount=500`;
  const submitted = await textOf(deposit);
  if (!submitted.includes('<table')) throw new Error(`${deposit} has no schedule`);
  if ((await textOf(forex)) === (await textOf(site + FOREX))) throw new Error(`${forex} has no result`);
  const open = await startBareNext(ROOT, 'open', catchAllPages(page));
  const rendered = await startBareNext(ROOT, 'rendered', renderedPages(submitted));
  try {
    const loads = await measureLoad({
      page: { url: site + DEPOSIT },
      open: { url: open.url },
      deposit: { url: deposit },
      forex: { url: forex },
      rendered: { url: rendered.url },
    });
    printRounds('calculators');
    printLoad('page, cached', loads.get('page'));
    printLoad('  bare Next, cached', loads.get('open'), loads.get('page'));
    printLoad('submitted form, calculated by the bank', loads.get('deposit'));
    printLoad('submitted form, calculated by the site', loads.get('forex'));
    printLoad('  bare Next, rendered', loads.get('rendered'), loads.get('deposit'), loads.get('forex'));
  } finally {
    await open.stop();
    await rendered.stop();
  }
}

const textOf = async (url: string): Promise<string> => (await fetch(url)).text();

/** Returns the value of the first currency, which is the id of an item. */
async function firstCurrency(site: string): Promise<string> {
  const [, value] = /<option value="([^"]+)"/.exec(await textOf(site + FOREX)) ?? [];
  if (value === undefined) throw new Error(`${FOREX} has no currencies`);
  return value;
}

async function reportScripts(site: string, floor: string): Promise<void> {
  const { bare, ...pages } = await weighPages({
    bare: { url: floor },
    deposit: { url: site + DEPOSIT, use: submitDeposit },
    forex: { url: site + FOREX, use: enterAmount },
  });
  console.log(`  scripts of a bare Next page ${kB(bare.firstScripts)}`);
  const beside = (bytes: number): string => `${kB(bytes)} (× ${(bytes / bare.firstScripts).toFixed(2)})`;
  for (const [name, { firstScripts, allScripts, usedScripts }] of Object.entries(pages))
    console.log(
      `  scripts of ${name.padEnd(8)} untouched ${beside(firstScripts)}   scrolled ${beside(allScripts)}   with a result ${beside(usedScripts)}`,
    );
}

async function submitDeposit(page: Page): Promise<void> {
  await page.getByLabel('مبلغ الوديعة').fill('100000');
  await page.getByRole('button', { name: 'احسب الوديعة' }).click();
  await page.getByRole('table').waitFor();
}

async function enterAmount(page: Page): Promise<void> {
  await page.getByLabel('عملة السفر').selectOption({ index: 1 });
  await page.getByLabel('مبلغ العملية').fill('500');
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
