import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { describe, expect, it, vi } from 'vitest';
import { text } from '#sitecore/definitions/fields/text.ts';
import { rendering } from '#sitecore/definitions/rendering.ts';
import { template } from '#sitecore/definitions/template.ts';
import { register, registerWithData, type ServerRegistry } from './registered-widget.tsx';
import { prepareDocument, renderDocument } from './render-document.tsx';
import type { UrlQuery } from './widget.ts';
import { defineWidget, type WidgetProps } from './widget.ts';

const labelled = template('Labelled', { Label: text() });
const box = rendering('Box', { datasource: labelled, placeholders: ['inner'] });
const tabs = rendering('Tabs', { datasource: labelled, placeholders: ['inner'] });

const rendered: string[] = [];

function View({ fields: { Label }, query, slots, data }: WidgetProps<ReturnType<typeof declare>, unknown>) {
  rendered.push(Label.value);
  if (query.tab === 'broken') throw new Error('broken');
  return (
    <section>
      <h2>{`${Label.value} ${query.tab ?? 'first'} ${JSON.stringify(data)} 5%`}</h2>
      {slots.inner}
    </section>
  );
}

const declare = (client: 'none' | 'visible') =>
  defineWidget(tabs, { client, queryKeys: ['tab'], queryIsPersonal: false });

const registryWith = (fetchData: (query: UrlQuery) => Promise<unknown>): ServerRegistry => ({
  Box: register({ widget: defineWidget(box), view: View }),
  Tabs: registerWithData({ widget: declare('none'), view: View }, (_, __, query) => fetchData(query)),
  Island: registerWithData({ widget: declare('visible'), view: View }, (_, __, query) => fetchData(query)),
});

interface Placed {
  readonly componentName: string;
  readonly uid: string;
  readonly fields: { readonly Label: { readonly value: string } };
  readonly placeholders: Record<string, Placed[]>;
}

const place = (componentName: string, label: string, ...inner: Placed[]): Placed => ({
  componentName,
  uid: `uid-${label}`,
  fields: { Label: { value: label } },
  placeholders: inner.length > 0 ? { inner } : {},
});

const layoutOf = (...placed: Placed[]): LayoutServiceData => ({
  sitecore: { context: {}, route: { name: 'test', placeholders: { main: placed } } },
});

const report = vi.fn();

const optionsFor = (registry: ServerRegistry) => ({
  registry,
  page: { language: 'ar', path: '/test', state: 'normal', servicesHost: '' } as const,
  phrases: {},
  report,
});

let pages = 0;
/** Returns a label that no other test has, so that no HTML is kept for it. */
const unique = (label: string): string => `${label}${(pages += 1)}`;

describe('prepareDocument', () => {
  it('requests the data of all widgets before the first one responds', async () => {
    const responses: (() => void)[] = [];
    const registry = registryWith(() => new Promise((resolve) => responses.push(() => resolve(null))));
    const inner = place('Tabs', unique('inner'));
    const preparing = prepareDocument(
      layoutOf(place('Tabs', unique('outer'), inner), place('Tabs', unique('second'))),
      ['main'],
      optionsFor(registry),
    );
    await vi.waitFor(() => expect(responses).toHaveLength(3));
    for (const respond of responses) respond();
    expect((await preparing).isIncomplete).toBe(false);
  });

  it('renders for a query only the widgets that read it', async () => {
    const [outer, inner, beside] = [unique('outer'), unique('inner'), unique('beside')];
    const layout = layoutOf(place('Tabs', outer, place('Box', inner)), place('Box', beside));
    const document = await prepareDocument(layout, ['main'], optionsFor(registryWith(() => Promise.resolve(null))));
    const first = await document.render({});
    expect(rendered.slice(-3).sort()).toEqual([outer, inner, beside].sort());
    rendered.length = 0;
    expect(await document.render({ q: 'x' })).toBe(first);
    const second = await document.render({ tab: 'second' });
    expect(rendered).toEqual([outer]);
    expect(second.placeholders.main).toBe(first.placeholders.main?.replace(`${outer} first`, `${outer} second`));
    expect((await document.render({})).placeholders).toEqual(first.placeholders);
  });

  it('keeps HTML by what it depends on, that of queries too', async () => {
    const label = unique('kept');
    const registry = registryWith(({ tab }) => Promise.resolve(tab ?? 'none'));
    const render = (query: UrlQuery) =>
      renderDocument(layoutOf(place('Tabs', label)), ['main'], { ...optionsFor(registry), query });
    rendered.length = 0;
    const once = await render({});
    expect((await render({})).placeholders).toEqual(once.placeholders);
    expect(rendered).toEqual([label]);
    await render({ tab: 'a' });
    await render({ tab: 'a' });
    await render({ tab: 'b' });
    expect(rendered).toEqual([label, label, label]);
  });

  it('applies the text rules to what views render, islands included, and not on an edited page', async () => {
    const [a, b] = [unique('a'), unique('b')];
    const layout = layoutOf(place('Box', a, place('Box', 'excluded')), place('Island', b));
    const options = optionsFor(registryWith(() => Promise.resolve(null)));
    const shown = (await renderDocument(layout, ['main'], options)).placeholders.main ?? '';
    expect(shown.match(/<bdi class="percent" dir="ltr">5<\/bdi>%/g)).toHaveLength(3);
    const edited = await renderDocument(layout, ['main'], { ...options, page: { ...options.page, state: 'edit' } });
    expect(edited.placeholders.main).not.toContain('<bdi');
    expect(edited.placeholders.main?.match(/5%/g)).toHaveLength(3);
  });

  it('gives an id to the slots of views that hydrate, none to those of others', async () => {
    const registry = registryWith(() => Promise.resolve(null));
    const [outer, inner] = [unique('outer'), unique('inner')];
    const placed = (name: string, label: string) => place(name, label, place('Box', unique('box')));
    const layout = layoutOf(placed('Island', outer), placed('Tabs', inner));
    const { placeholders } = await (await prepareDocument(layout, ['main'], optionsFor(registry))).render({});
    const ids = [...(placeholders.main ?? '').matchAll(/ data-slot="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([`uid-${outer}/inner`, '']);
  });

  it('leaves a widget out that fails, for one query only when only that one fails', async () => {
    const [label, beside] = [unique('fails'), unique('beside')];
    const layout = layoutOf(place('Tabs', label), place('Box', beside));
    const document = await prepareDocument(layout, ['main'], optionsFor(registryWith(() => Promise.resolve(null))));
    const broken = await document.render({ tab: 'broken' });
    expect(broken.placeholders.main).not.toContain(label);
    expect(broken.placeholders.main).toContain(beside);
    expect(report).toHaveBeenLastCalledWith({ widget: 'Tabs', uid: `uid-${label}`, error: new Error('broken') });
    expect((await document.render({})).placeholders.main).toContain(label);
  });

  it('is incomplete when data could not be fetched', async () => {
    const document = await prepareDocument(
      layoutOf(place('Tabs', unique('down'))),
      ['main'],
      optionsFor(registryWith(() => Promise.reject(new Error('down')))),
    );
    expect((await document.render({})).placeholders.main).toBe('');
    expect(document.isIncomplete).toBe(true);
  });

  it('never changes the layout', async () => {
    const placeholders: Record<string, Placed[]> = { 'main-{*}': [place('Box', unique('dynamic'))] };
    const layout: LayoutServiceData = { sitecore: { context: {}, route: { name: 'test', placeholders } } };
    await renderDocument(layout, ['main-1', 'main-{*}'], optionsFor(registryWith(() => Promise.resolve(null))));
    expect(Object.keys(placeholders)).toEqual(['main-{*}']);
    expect(Object.isFrozen(placeholders)).toBe(true);
  });
});
