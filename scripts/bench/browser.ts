import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

/** The Chromium that pages are measured in: CHROMIUM_PATH, else Debian's, else Playwright's; undefined without any. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium', chromium.executablePath()].find((path) => existsSync(path));

/** Starts that Chromium with further arguments; throws without any. */
export async function launchBrowser(...further: readonly string[]): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('no Chromium on this machine: name one by CHROMIUM_PATH');
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...further] });
}
