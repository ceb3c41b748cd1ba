// @vitest-environment jsdom
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { children } from '#sitecore/definitions/fields/items.ts';
import { text } from '#sitecore/definitions/fields/text.ts';
import { textParam } from '#sitecore/definitions/params.ts';
import { rendering } from '#sitecore/definitions/rendering.ts';
import { template } from '#sitecore/definitions/template.ts';
import { catalogueWidgets } from '#src/catalogue/widgets.generated.ts';
import { defineFixtures } from '#src/cms/fixture.ts';
import { loadView } from '#src/cms/hydration/load-view.ts';
import { register } from '#src/cms/registered-widget.tsx';
import { defineWidget, type ServerProps, type WidgetProps } from '#src/cms/widget.ts';
import { browserRegistry } from '#src/widgets/registry.browser.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { loggedErrors } from '#tests/support/logged-errors.ts';
import { findUnreadProps } from '#tests/support/unread-props.ts';

// A call that fails is written to the log.
loggedErrors();

beforeEach(() => {
  // Requests of the server, to a host, fail; those that some views send on hydration never get a response.
  vi.stubGlobal('fetch', (url: unknown) =>
    typeof url === 'string' && url.startsWith('/')
      ? new Promise(() => undefined)
      : Promise.reject(new TypeError('no service')),
  );
});

afterEach(() => {
  document.body.innerHTML = '';
});

describe('data with which browsers hydrate views', () => {
  it('is read by the views', async () => {
    expect(await findUnreadProps(catalogueWidgets, { server: serverRegistry, browser: browserRegistry })).toEqual([]);
  });
});

const planted = rendering('Planted', {
  datasource: template('Planted Settings', {
    Shown: text(),
    Hidden: text(),
    Edited: text(),
    items: children(template('Planted Item', { Label: text(), Ignored: text() })),
  }),
  params: { Style: textParam(), Unused: textParam() },
});

const content = {
  full: {
    fields: {
      Shown: 'a',
      Hidden: 'b',
      Edited: 'c',
      items: [{ name: 'one', fields: { Label: 'd', Ignored: 'e' } }],
    },
    params: { Style: 'f', Unused: 'g' },
  },
};

const registryOf = <P extends object>(Planted: ComponentType<P>) => ({
  enhancements: {},
  views: () => Promise.resolve({ Planted: () => loadView(Promise.resolve(Planted)) }),
});

describe('findUnreadProps', () => {
  it('finds phrases, parameters and fields that are sent and that no view reads', async () => {
    const widget = defineWidget(planted, { client: 'visible', dictionary: ['BACK', 'view_all'] });
    const Planted = ({ fields: { Shown, items }, params, phrases }: WidgetProps<typeof widget>) =>
      [Shown.value, params.Style, phrases.BACK, ...items.map(({ id, fields }) => id + fields.Label.value)].join(' ');
    const entry = { folder: 'planted/Planted', widget, fixtures: defineFixtures(widget, content) };
    const server = { Planted: register({ widget, view: Planted }) };
    const browser = registryOf(Planted);
    expect(await findUnreadProps([entry], { server, browser })).toEqual([
      'Planted: fields.Hidden',
      'Planted: fields.Edited',
      'Planted: fields.items[].name',
      'Planted: fields.items[].displayName',
      'Planted: fields.items[].fields.Ignored',
      'Planted: params.Unused',
      'Planted: phrases.view_all',
    ]);
  });

  it('finds nothing in a widget that selects what its view reads, and leaves the rest to the server', async () => {
    const widget = defineWidget(planted, {
      client: 'visible',
      dictionary: ['BACK'],
      serverDictionary: ['view_all'],
      selectFields: ({ Shown, items }) => ({ Shown, items: items.map(({ id, fields }) => ({ id, fields })) }),
    });
    type Props = WidgetProps<typeof widget>;
    type EditedProps = ServerProps<typeof widget>;
    const Planted = ({ fields: { Shown, items }, params: { Style, Unused }, phrases, slots }: Props) => [
      [Shown.value, Style, Unused, phrases.BACK].join(' '),
      items.map(({ id, fields: { Label, Ignored } }) => id + Label.value + Ignored.value).join(' '),
      slots.rest,
    ];
    const Rest = ({ fields: { Hidden, Edited }, phrases }: EditedProps) =>
      [Hidden.value, Edited.value, phrases.view_all].join(' ');
    const entry = { folder: 'planted/Planted', widget, fixtures: defineFixtures(widget, content) };
    const server = { Planted: register({ widget, view: Planted, staticParts: { rest: Rest } }) };
    const browser = registryOf(Planted);
    expect(await findUnreadProps([entry], { server, browser })).toEqual([]);
    expect(document.body.textContent).toContain('b c view_all');
  });
});
