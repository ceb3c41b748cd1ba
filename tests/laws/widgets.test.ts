// @vitest-environment jsdom
import axe from 'axe-core';
import { HtmlValidate } from 'html-validate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { wakeIslands } from '#src/cms/islands/wake.ts';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { directionOf } from '#src/i18n/language.ts';
import { browserRegistry } from '#src/widgets/registry.browser.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';

type FixtureModule = { readonly fixtures: Readonly<Record<string, PlacedFixture>> };

const modules = import.meta.glob<FixtureModule>('/src/widgets/**/*.fixture.ts', { eager: true });
const examples = Object.entries(modules).flatMap(([file, { fixtures }]) =>
  Object.entries(fixtures).flatMap(([name, example]) =>
    LANGUAGES.map((language) => ({
      file,
      name,
      example,
      language,
      title: `${example.rendering.name} ${name} ${language}`,
    })),
  ),
);

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'no-inline-style': 'off',
    'long-title': 'off',
    // React writes attributes in its own style.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-raw-characters': 'off',
    'require-sri': 'off',
    'prefer-native-element': 'off',
  },
});

const PHYSICAL =
  /(^|[\s:!])-?((m[lr]|p[lr]|left|right|scroll-[mp][lr]|space-x|divide-x)-[\w[(]|(border-[lr]|rounded-([lr]|[tb][lr]))(-|\s|$)|(text|float|clear)-(left|right))/;

const noise: unknown[] = [];

beforeEach(() => {
  noise.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...args) => void noise.push(args));
  vi.spyOn(console, 'warn').mockImplementation((...args) => void noise.push(args));
  vi.stubGlobal('matchMedia', () => new EventTarget());
  // Nothing nears a viewport here: what wakes, wakes because it is told to.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('every widget', () => {
  it('has examples', () => {
    const shown = new Set(examples.map(({ example }) => example.rendering.name));
    expect(Object.keys(serverRegistry).filter((name) => !shown.has(name))).toEqual([]);
    expect(examples.length).toBeGreaterThan(0);
  });
});

describe.each(examples)('$title', ({ example, language }) => {
  it('parses and renders on the server without noise', async () => {
    const { faults } = await renderExample(serverRegistry, example, language);
    expect(faults).toEqual([]);
    expect(noise).toEqual([]);
  });

  it('is valid HTML', async () => {
    const { html } = await renderExample(serverRegistry, example, language);
    const report = await validator.validateString(html);
    expect(
      report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    ).toEqual([]);
  });

  it('names no physical direction', async () => {
    const { html } = await renderExample(serverRegistry, example, language);
    const classes = [...html.matchAll(/class="([^"]*)"/g)].map(([, names = '']) => names);
    expect(classes.filter((names) => PHYSICAL.test(names))).toEqual([]);
  });

  it('is clean to axe', async () => {
    const { html } = await renderExample(serverRegistry, example, language);
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
    document.title = 'test';
    document.body.innerHTML = `<main>${html}</main>`;
    const { violations } = await axe.run(document, {
      // A widget is a part of a page: the page's own order of headings and landmarks is tested on pages.
      rules: {
        // Colours need a layout, which only a browser has: the pages' own tests look at them.
        'color-contrast': { enabled: false },
        region: { enabled: false },
        'page-has-heading-one': { enabled: false },
        'heading-order': { enabled: false },
        'landmark-banner-is-top-level': { enabled: false },
        'landmark-contentinfo-is-top-level': { enabled: false },
      },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  });

  it('wakes in the browser to the HTML that the server sent', async () => {
    const { html, islands } = await renderExample(serverRegistry, example, language);
    document.body.innerHTML = html;
    // Some ask the bank as soon as they wake: here it never answers, so that there is time to look at what they woke to.
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const roots = [...document.querySelectorAll<HTMLElement>('[data-island]')];
    wakeIslands(
      Object.fromEntries(Object.entries(islands).map(([uid, island]) => [uid, { ...island, wake: 'load' as const }])),
      browserRegistry,
    );
    await vi.waitFor(() => expect(roots.filter((root) => root.dataset.awake === undefined)).toEqual([]), {
      timeout: PATIENCE_MS,
    });
    expect(noise).toEqual([]);
    expect(roots.length).toBe(Object.keys(islands).length);
  });
});
