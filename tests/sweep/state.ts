import type { Page } from '@playwright/test';

/** A page as a visitor has brought it about. */
export interface State {
  readonly name: string;
  /** Path without language prefix. */
  readonly path: string;
  /** Width of the window, in px. */
  readonly width: number;
  /** Selector of an element that is visible only in this state. */
  readonly shown: string;
  /** Text that the element then has. */
  readonly text?: RegExp;
  /** False where printing has a test of its own, or is not meant: a ticket, a page that has no address. */
  readonly isPrinted?: false;
  /** Brings the state about; one without it is there when the page has loaded. */
  readonly reach?: (page: Page) => Promise<void>;
}
