import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { z } from 'zod';

declare global {
  /** Texts that live regions came to have, in order; filled by the script of `listen`. */
  var spokenTexts: string[] | undefined;
  /** The time since which nothing in the page has changed, by the clock of the page, after a number of moments. */
  var quiet: { readonly moment: number; since: number } | undefined;
}

const property = z.object({ name: z.string(), value: z.object({ value: z.optional(z.unknown()) }) });
const text = z.optional(z.object({ value: z.optional(z.union([z.string(), z.number()])) }));
const axNode = z.object({
  ignored: z.boolean(),
  role: z.optional(z.object({ value: z.string() })),
  name: text,
  description: text,
  value: text,
  properties: z.optional(z.array(property)),
});
const axAnswer = z.object({ nodes: z.array(axNode) });

type AxNode = z.output<typeof axNode>;

/** Roles of what holds controls together: it is named when the focus enters it. */
const CONTEXTS = [
  'banner',
  'contentinfo',
  'dialog',
  'form',
  'group',
  'list',
  'main',
  'navigation',
  'radiogroup',
  'region',
  'search',
];

/** States as they are spoken; `false` and absent ones are not. */
const STATES: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  required: (value) => (value === true ? 'required' : undefined),
  invalid: (value) => (value === 'true' ? 'invalid' : undefined),
  disabled: (value) => (value === true ? 'unavailable' : undefined),
  checked: (value) => (value === 'true' ? 'checked' : 'not checked'),
  pressed: (value) => (value === 'true' ? 'pressed' : 'not pressed'),
  expanded: (value) => (value === true ? 'expanded' : 'collapsed'),
  hasPopup: (value) => (value === 'false' ? undefined : `opens a ${String(value)}`),
};

/**
 * Tells if nothing in the page has changed for longer than live regions need to be still, since it was first called with this
 * number; a page that opens meanwhile is waited for too.
 */
const isQuiet = (moment: number) => {
  if (globalThis.quiet?.moment !== moment) globalThis.quiet = { moment, since: performance.now() };
  return performance.now() - globalThis.quiet.since > 400;
};

/** Records in the page what its live regions come to say, each whole, once it has been still for a moment. */
const listen = () => {
  const spoken: string[] = (globalThis.spokenTexts = []);
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  const last = new Map<Element, string>();
  const announce = (region: Element) => {
    const text = region.textContent.replace(/\s+/g, ' ').trim();
    if (text !== '' && text !== last.get(region) && region.checkVisibility()) spoken.push(text);
    last.set(region, text);
  };
  new MutationObserver((changes) => {
    if (globalThis.quiet) globalThis.quiet.since = performance.now();
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]');
      if (!region) continue;
      clearTimeout(waiting.get(region));
      waiting.set(
        region,
        setTimeout(() => announce(region), 150),
      );
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

/** Returns the lines of a written transcript (tests/e2e/spoken), without comments. */
export const writtenTranscript = (name: string): readonly string[] =>
  readFileSync(join(import.meta.dirname, '../e2e/spoken', `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

/**
 * A transcript of a visit by keyboard, as a screen reader tells it: where the focus goes (what holds it, its name, role,
 * states, value and description, from the browser's accessibility tree) and what live regions announce, in order.
 */
export class Transcript {
  readonly lines: string[] = [];
  readonly #page: Page;
  readonly #browser: CDPSession;
  #inside: readonly string[] = [];
  #last = '';
  #moment = 0;

  private constructor(page: Page, browser: CDPSession) {
    this.#page = page;
    this.#browser = browser;
  }

  /** Starts to listen to the pages that are opened from now on. */
  static async start(page: Page): Promise<Transcript> {
    await page.addInitScript(listen);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Accessibility.enable');
    return new Transcript(page, browser);
  }

  /** Presses a key, and tells where the focus is if it moved. */
  async press(key: string): Promise<void> {
    this.lines.push(`> ${key}`);
    await this.#page.keyboard.press(key);
    await this.tell();
  }

  /** Types a text into the focused control. */
  async type(typed: string): Promise<void> {
    this.lines.push(`> types ${typed}`);
    await this.#page.keyboard.type(typed);
    await this.tell();
  }

  /** Tells what has been announced so far, and the focused element as it is now. */
  async tell(): Promise<void> {
    await this.#page.waitForFunction(isQuiet, ++this.#moment);
    const announced = await this.#page.evaluate(() => globalThis.spokenTexts?.splice(0) ?? []);
    // A page that has just opened has its focus nowhere: it is told by its title.
    const [focused, ...around] = (await this.#focusedNodes()).filter(({ ignored }) => !ignored);
    const inside = around
      .reverse()
      .filter(({ role }) => CONTEXTS.includes(role?.value ?? ''))
      .filter(({ name, role }) => Boolean(name?.value) || role?.value === 'main')
      .map(describeContext);
    for (const context of inside) if (!this.#inside.includes(context)) this.lines.push(`  ${context}`);
    this.#inside = inside;
    const line = focused ? describeControl(focused) : '(nothing)';
    if (line !== this.#last) this.lines.push(`  ${line}`);
    this.#last = line;
    this.lines.push(...announced.map((one) => `  ((${withoutMarks(one)}))`));
  }

  /** Returns the focused element's node of the accessibility tree, and those around it. */
  async #focusedNodes(): Promise<readonly AxNode[]> {
    const { result } = await this.#browser.send('Runtime.evaluate', { expression: 'document.activeElement' });
    if (result.objectId === undefined) return [];
    const answer: unknown = await this.#browser.send('Accessibility.getAXNodeAndAncestors', {
      objectId: result.objectId,
    });
    return axAnswer.parse(answer).nodes;
  }
}

/** Removes the marks of direction, which are not spoken. */
const withoutMarks = (text: string): string => text.replace(/[\u061C\u200E\u200F\u2066-\u2069]/g, '');

const textOf = (value: AxNode['name']): string =>
  withoutMarks(String(value?.value ?? ''))
    .replace(/\s+/g, ' ')
    .trim();

const describeContext = ({ name, role }: AxNode): string =>
  [`[${role?.value}]`, textOf(name)].filter(Boolean).join(' ');

function describeControl({ role, name, value, description, properties = [] }: AxNode): string {
  const states = properties.flatMap((one) => STATES[one.name]?.(one.value.value) ?? []);
  const named = [textOf(name), role?.value ?? '', ...states].filter(Boolean).join(', ');
  const held = textOf(value);
  const more = textOf(description);
  return [named, held && `= ${held}`, more && `(${more})`].filter(Boolean).join(' ');
}
