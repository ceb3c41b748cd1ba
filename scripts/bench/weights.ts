import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chunkSize } from './chunk-size.ts';
import { heaviestPages, weighHtml } from './html-weights.ts';
import { type PageWeight, weighPages } from './page-weight.ts';
import { signed } from './signed.ts';
import type { StartedSite } from './started-site.ts';

const AIM_KB = {
  firstView: 100,
  page: 15,
  calculatorPage: 30,
  calculatorChunk: 12,
  anyCalculatorPage: 45,
  anyChunk: 15,
  html: 70,
  htmlGzipped: 12,
  frame: 25,
};

/** URL prefix of the site's static files. */
const ROOT = join(import.meta.dirname, '../..');

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const ratio = (bytes: number, floor: number): string => `× ${(bytes / floor).toFixed(2)}`;

/** Returns a size beside the most that it should be. */
const ofAim = (bytes: number, aimKb: number): string =>
  `${kB(bytes)} (${ratio(bytes, aimKb * 1000)} of the aim, ${aimKb} kB)`;

type Weighed = Pick<StartedSite, 'site' | 'build' | 'bare' | 'html'>;

/** Prints the transfer sizes of pages of the site beside those of a bare Next page. */
export async function reportWeights({ site, build, bare: floor, html: home }: Weighed): Promise<void> {
  const { bare, calculator, ...pages } = await weighPages({
    bare: { url: floor },
    home: { url: `${site}/` },
    homeEnglish: { url: `${site}/en` },
    help: { url: `${site}/help` },
    product: { url: `${site}/personal/finance/auto` },
    calculator: { url: `${site}/calculators/auto-finance`, use: calculate },
  });
  const more = (bytes: number): string =>
    `bare ${signed(bytes - bare.firstScripts, kB)}, × ${(bytes / bare.firstScripts).toFixed(3)}`;
  const html = (page: PageWeight): string =>
    `html ${kB(page.html)} gz (bare ${ratio(page.html, bare.html)}), ${kB(page.htmlRaw)} raw`;
  const view = (page: PageWeight): string =>
    `first view ${ofAim(page.firstView, AIM_KB.firstView)} (bare ${ratio(page.firstView, bare.firstView)})`;
  printRow(
    'bare',
    `scripts ${kB(bare.firstScripts)}`,
    `html ${kB(bare.html)} gz, ${kB(bare.htmlRaw)} raw`,
    `first view ${kB(bare.firstView)}`,
  );
  for (const [name, page] of Object.entries(pages)) {
    printRow(
      name,
      `scripts ${kB(page.firstScripts)} (${more(page.firstScripts)}; aim ≤ bare + ${AIM_KB.page} kB)`,
      `after scrolling ${kB(page.allScripts)}`,
      html(page),
      view(page),
    );
  }
  printRow(
    'calculator',
    `scripts ${kB(calculator.firstScripts)} (${more(calculator.firstScripts)})`,
    `awake ${kB(calculator.allScripts)} (${more(calculator.allScripts)}; aim ≤ bare + ${AIM_KB.calculatorPage} kB)`,
    `its chunk besides React ${kB(chunkSize(build, 'AutoFinanceCalculator.tsx'))} (aim ≤ ${AIM_KB.calculatorChunk} kB)`,
    `after a result ${kB(calculator.usedScripts)} (${more(calculator.usedScripts)})`,
    html(calculator),
    view(calculator),
  );
  reportHtml(home);
  await reportHeaviest(site);
  await reportCalculators({ site, build }, bare);
}

/** Prints the parts of the home page's document. */
function reportHtml(home: string): void {
  const { html, htmlGzipped, data, header, footer, classes } = weighHtml(home);
  printRow(
    'home',
    `html ${ofAim(html, AIM_KB.html)}, ${ofAim(htmlGzipped, AIM_KB.htmlGzipped)} gz`,
    `header ${kB(header)} and footer ${kB(footer)}: ${ofAim(header + footer, AIM_KB.frame)}`,
    `data of islands ${kB(data)} (${ratio(data, html)} of the HTML)`,
    `class attributes ${kB(classes)} (${ratio(classes, html)} of the HTML)`,
  );
}

/** Prints HTML, data and scripts of the pages with the most HTML. */
async function reportHeaviest(site: string): Promise<void> {
  const pages = await heaviestPages(site);
  const scripts = await weighPages(Object.fromEntries(pages.map(({ path }) => [path, { url: site + path }])));
  for (const { path, html, htmlGzipped, data } of pages)
    printRow(
      'heaviest',
      path,
      `html ${kB(html)}, ${kB(htmlGzipped)} gz`,
      `data ${kB(data)}`,
      `scripts ${kB(scripts[path]?.firstScripts ?? 0)}, ${kB(scripts[path]?.allScripts ?? 0)} after scrolling`,
    );
}

/** Prints the transfer size of every calculator's page with all islands hydrated, and the size that hydrating each widget loads. */
async function reportCalculators({ site, build }: Pick<Weighed, 'site' | 'build'>, bare: PageWeight): Promise<void> {
  const paths = [
    'compare-cards',
    ...namesIn('sitecore/content/pages/calculators').map((name) => `calculators/${name}`),
  ];
  const pages = await weighPages(Object.fromEntries(paths.map((path) => [path, { url: `${site}/${path}` }])));
  const [heaviest, ...others] = Object.entries(pages)
    .map(([path, { allScripts }]) => ({ path, over: allScripts - bare.firstScripts }))
    .sort((one, other) => other.over - one.over);
  printRow(
    'calculators',
    ...(heaviest
      ? [`heaviest ${heaviest.path} bare ${signed(heaviest.over, kB)} (aim ≤ bare + ${AIM_KB.anyCalculatorPage} kB)`]
      : []),
    ...others.map(({ path, over }) => `${path} ${signed(over, kB)}`),
  );
  // Folders only: tests of several widgets are beside them.
  const widgets = [...namesIn('src/widgets/calculators').filter((name) => !name.includes('.')), 'CompareCards'];
  const chunks = widgets
    .map((widget) => ({ widget, size: chunkSize(build, `${widget}.tsx`) }))
    .sort((one, other) => other.size - one.size);
  printRow(
    'chunks',
    `besides React, aim ≤ ${AIM_KB.anyChunk} kB each`,
    ...chunks.map(({ widget, size }) => `${widget} ${kB(size)}`),
  );
}

/** Returns the names of a folder's entries without their extensions. */
const namesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder)).map((name) => name.replace(/\.\w+$/, ''));

const printRow = (name: string, ...words: readonly string[]): void =>
  console.log([name.padEnd(12), ...words].join('   '));

/** Fills in the auto finance calculator, submits it and waits for the schedule. */
async function calculate(page: Page): Promise<void> {
  const amounts = {
    'الراتب الشهري': '15000',
    'الأقساط الحالية': '0',
    'قيمة السيارة': '120000',
    'الدفعة الأخيرة': '0',
  };
  await page.getByLabel('نوع الحساب').selectOption({ index: 1 });
  for (const [label, amount] of Object.entries(amounts)) await page.getByLabel(label).fill(amount);
  await page.getByRole('button', { name: 'احسب القسط' }).click();
  await page.getByRole('table').waitFor();
}
