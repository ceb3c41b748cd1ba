// @vitest-environment jsdom
import axe from 'axe-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render, cleanup } from '@testing-library/react';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { catalogueComponents } from '#src/catalogue/components.generated.ts';
import { componentViews } from '#src/catalogue/component-views.tsx';
import { catalogueWidgets } from '#src/catalogue/widgets.generated.ts';
import { directionOf } from '#src/i18n/language.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['/src/ui/**/*.tsx', '!/src/ui/**/*.{test,examples}.tsx'],
  { eager: true },
);

const exported = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => (/^[A-Z]/.test(name) && typeof value === 'function' ? [name] : [])),
);

/** Exported components that have no examples of their own, each with its reason. */
const WITHOUT_EXAMPLES: Readonly<Record<string, string>> = {
  CarouselRow: 'a part of Carousel, shown by its examples',
  CarouselControls: 'a part of Carousel, shown by its examples',
  RefusedNumber: 'a part of NumericInput, shown by its tests for each reason',
  FieldNote: 'a part of Field and RadioGroup, shown by their examples with a note',
  SampleCityField: 'written for examples: shown by those of Combobox and SearchableSelect',
  IconSprite: 'on every page once: the examples of Icon show its symbols',
};

const examples = Object.entries(componentViews).flatMap(([name, View]) =>
  LANGUAGES.map((language) => ({
    name,
    language,
    element: createElement(View, { page: { language } }),
  })),
);

describe('components', () => {
  it('have examples, each', () => {
    const shown = catalogueComponents.map(({ name }) => name);
    expect(exported.length).toBeGreaterThan(30);
    expect([...shown, ...Object.keys(WITHOUT_EXAMPLES)].sort()).toEqual(exported.sort());
    expect(catalogueComponents.filter((component) => Object.keys(component.examples).length === 0)).toEqual([]);
  });

  it('have other names than widgets, since both are pages of the catalogue', () => {
    const names = [...catalogueComponents, ...catalogueWidgets.map(({ widget }) => widget.rendering)].map(
      ({ name }) => name,
    );
    expect(new Set(names).size).toBe(names.length);
  });
});

const noise: unknown[] = [];

beforeEach(() => {
  noise.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...args) => void noise.push(args));
  vi.spyOn(console, 'warn').mockImplementation((...args) => void noise.push(args));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe.each(examples)('$name in $language', ({ language, element }) => {
  it('hydrates to the HTML of the server, without noise and clean to axe', async () => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
    document.title = 'test';
    const container = document.createElement('main');
    document.body.replaceChildren(container);
    container.innerHTML = renderToString(element);
    expect(container.innerHTML).not.toBe('');
    render(element, { container, hydrate: true });
    expect(noise).toEqual([]);
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      // An example is a part of a page; colours need a layout, which only a browser has.
      rules: {
        'color-contrast': { enabled: false },
        region: { enabled: false },
        'page-has-heading-one': { enabled: false },
        'heading-order': { enabled: false },
      },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  });
});
