import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { text } from '#sitecore/definitions/fields/text.ts';
import { children } from '#sitecore/definitions/fields/items.ts';
import { rendering } from '#sitecore/definitions/rendering.ts';
import { template } from '#sitecore/definitions/template.ts';
import { catalogueWidgets } from '#src/catalogue/widgets.generated.ts';
import { defineFixtures } from '#src/cms/fixture.ts';
import { register } from '#src/cms/registered-widget.tsx';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { findUnusedDeclarations } from '#tests/support/declared-but-unused.ts';

// Queries have sample results, so that views with data are rendered.
vi.mock('#src/queries/query-platform.server.ts', () => import('#tests/support/sample-results.ts'));

beforeEach(() => {
  // No service answers: views without their data are rendered too.
  vi.stubEnv('SITECORE_API_HOST', 'http://127.0.0.1:9');
  vi.stubEnv('SITECORE_API_KEY', 'key');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('declarations of widgets', () => {
  it('has a use for each declared phrase and field, and an example that fills each field', async () => {
    expect(catalogueWidgets.map(({ widget }) => widget.rendering.name).sort()).toEqual(
      Object.keys(serverRegistry).sort(),
    );
    expect(await findUnusedDeclarations(catalogueWidgets, serverRegistry)).toEqual({
      phrases: [],
      unread: [],
      unfilled: [],
    });
  });
});

const base = template('Planted Base', { Title: text(), Note: text() });
const planted = rendering('Planted', {
  datasource: template('Planted Settings', {
    Shown: text(),
    Hidden: text(),
    Empty: text(),
    items: children(template('Planted Item', { ...base.fields, Copied: text(), Ignored: text() }, { base: [base] })),
  }),
});
const widget = defineWidget(planted, { dictionary: ['BACK', 'view_all'] });

/** Renders the fields `Shown`, `Empty` and, through a copy of all fields, `Copied` of each item. */
function Planted({ fields, phrases }: WidgetProps<typeof widget>) {
  const items = fields.items.map((item) => ({ ...item.fields }).Copied.value + item.fields.Title.value);
  return [fields.Shown.value, fields.Empty.value, phrases.BACK, ...items].join(' ');
}

const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      Shown: 'a',
      Hidden: 'b',
      Empty: '',
      items: [{ fields: { Copied: 'c', Ignored: 'd', Title: 'e', Note: 'f' } }],
    },
  },
});

describe('findUnusedDeclarations', () => {
  it('finds a phrase and fields that no view reads, and a field that no example fills', async () => {
    const entry = { folder: 'planted/Planted', widget, fixtures };
    expect(await findUnusedDeclarations([entry], { Planted: register({ widget, view: Planted }) })).toEqual({
      phrases: ['Planted: view_all'],
      unread: ['Planted Settings: Hidden', 'Planted Base: Note', 'Planted Item: Ignored'],
      unfilled: ['Planted Settings: Empty'],
    });
  });
});
