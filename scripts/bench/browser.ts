import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The Chromium that pages are measured in: CHROMIUM_PATH, else Debian's, else Playwright's; undefined without any. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium', chromium.executablePath()].find((path) => existsSync(path));
