// @vitest-environment jsdom
import axe from 'axe-core';
import { type ConfigData, HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { hydrateIslands } from '#src/cms/hydration/hydrate-islands.ts';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { directionOf } from '#src/i18n/language.ts';
import { browserRegistry } from '#src/widgets/registry.browser.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { stubMethod } from '#tests/support/stub-method.ts';
import { type RenderedExample, renderExample } from '#tests/support/widget-page.ts';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';

// The bank's service is not there; its products are tested with the calculators that show them.
vi.mock('#src/features/loyalty/point-ratios.server.ts', () => ({ loadPointRatios: () => () => Promise.resolve([]) }));

// There is no platform either: widgets show sample results of their queries.
vi.mock('#src/queries/query-platform.server.ts', () => import('#tests/support/sample-results.ts'));
vi.mock('#src/services/partner-catalogue.server.ts', () => import('#tests/support/sample-partners.ts'));
vi.mock('#src/services/registers.server.ts', () => import('#tests/support/sample-registers.ts'));
vi.mock('#src/services/documents.server.ts', () => import('#tests/support/sample-documents.ts'));
vi.mock('#src/services/forms.server.ts', () => import('#tests/support/sample-form-protection.ts'));
vi.mock('#src/services/locations.server.ts', () => import('#tests/support/sample-places.ts'));

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

// jsdom has no canvas, in which axe looks at icons of fonts.
stubMethod(HTMLCanvasElement.prototype, 'getContext', () => null);

const RULES: ConfigData = {
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
};

/** Resolves the rules once; html-validate would read its table of elements for each text. */
class OneConfigLoader extends StaticConfigLoader {
  #resolved: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(handle: string): ResolvedConfig | Promise<ResolvedConfig> {
    return (this.#resolved ??= super.getConfigFor(handle));
  }
}

const validator = new HtmlValidate(new OneConfigLoader(RULES));

const PHYSICAL =
  /(^|[\s:!])-?((m[lr]|p[lr]|left|right|scroll-[mp][lr]|space-x|divide-x)-[\w[(]|(border-[lr]|rounded-([lr]|[tb][lr]))(-|\s|$)|(text|float|clear)-(left|right))/;

const noise: unknown[] = [];

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation((...args) => void noise.push(args));
  vi.spyOn(console, 'warn').mockImplementation((...args) => void noise.push(args));
  vi.stubGlobal('matchMedia', () => new EventTarget());
  // jsdom has no viewport: islands are hydrated by a direct call.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

beforeEach(() => {
  noise.length = 0;
});

afterAll(() => {
  // The last example has left the page when its timers fire.
  document.body.replaceChildren();
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
  let rendered: RenderedExample;
  let noiseOfServer: readonly unknown[];

  beforeAll(async () => {
    noise.length = 0;
    rendered = await renderExample(serverRegistry, example, language);
    noiseOfServer = [...noise];
  });

  it('parses and renders on the server without warnings', () => {
    expect(rendered.errors).toEqual([]);
    // React's marker of an aborted boundary; each browser would report it as an error.
    expect(rendered.html).not.toContain('<!--$!-->');
    expect(noiseOfServer).toEqual([]);
  });

  it('is valid HTML', async () => {
    const report = await validator.validateString(rendered.html);
    expect(
      report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    ).toEqual([]);
  });

  it('names no physical direction', () => {
    const classes = [...rendered.html.matchAll(/class="([^"]*)"/g)].map(([, names = '']) => names);
    expect(classes.filter((names) => PHYSICAL.test(names))).toEqual([]);
  });

  it('has no axe violations', async () => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
    document.title = 'test';
    document.body.innerHTML = `<main>${rendered.html}</main>`;
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      // A page in a frame is a page of its own.
      iframes: false,
      // A widget is a part of a page: the order of headings and landmarks is tested on pages.
      rules: {
        // Colours need a layout, which only a browser has: browser tests check them.
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

  it('hydrates in the browser to the HTML that the server sent', async () => {
    const { html, islands } = rendered;
    document.body.innerHTML = html;
    // jsdom has no layout and does not implement scrolling.
    Element.prototype.scrollTo = () => undefined;
    // Some send a request on hydration; it never gets a response, so that the first render can be compared.
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const roots = [...document.querySelectorAll<HTMLElement>('[data-island]')];
    hydrateIslands(
      Object.fromEntries(Object.entries(islands).map(([uid, island]) => [uid, { ...island, client: 'load' as const }])),
      browserRegistry,
    );
    await vi.waitFor(() => expect(roots.filter((root) => root.dataset.hydrated === undefined)).toEqual([]), {
      timeout: WAIT_TIMEOUT_MS,
      interval: 1,
    });
    expect(noise).toEqual([]);
    expect(roots.length).toBe(Object.keys(islands).length);
  });
});
