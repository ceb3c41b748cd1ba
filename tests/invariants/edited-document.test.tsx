import { type ComponentRendering, Placeholder, SitecoreContext } from '@sitecore-jss/sitecore-jss-nextjs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { editMode } from '#tests/support/edit-mode.ts';
import { expectOutput } from '#tests/support/expected-output.ts';
import { isLayout, renderLayout } from '#tests/support/widget-page.ts';

const UID = '9d1c3b5e-0000-4000-8000-00000000000';

const text = (place: number, value: unknown) => ({
  uid: `${UID}${place}`,
  componentName: 'RichText',
  dataSource: '',
  params: {},
  fields: { Text: { value } },
});

const layoutOf = (...renderings: readonly unknown[]) => ({
  sitecore: {
    context: { pageEditing: false, language: 'ar', site: { name: 'rukn' } },
    route: { name: 'test', placeholders: { 'headless-main': renderings } },
  },
});

const tabs = {
  uid: `${UID}7`,
  componentName: 'TabContainer',
  dataSource: '',
  params: {},
  fields: {
    Title: { value: 'الحسابات' },
    items: [1, 2].map((place) => ({ id: `${UID}${place}`, fields: { Title: { value: `تبويب ${place}` } } })),
  },
  placeholders: { 'tab-1': [text(8, '<p>مسودّة</p>')], 'tab-2': [] },
};

/** Breadcrumbs data of the home page, which has no ancestors. */
const HOME = { data: { item: { displayName: 'الرئيسية', ancestors: [] } } };

const edited = (layout: unknown) => renderLayout(serverRegistry, layout, 'ar', 'edit');

/** Returns every chrome in the HTML, in order. */
const chromes = (html: string): string[] =>
  html.match(/<code[^>]*chrometype="(?:placeholder|rendering)".*?<\/code>/g) ?? [];

afterEach(() => void vi.restoreAllMocks());

describe('a page that is being edited', () => {
  it('has the chromes of the SDK in the same order, those of inner placeholders too', async () => {
    const { layout } = editMode(layoutOf(tabs, text(9, '<p>نص</p>')));
    const { html } = await edited(layout);
    if (!isLayout(layout)) throw new Error('no layout');
    const route = layout.sitecore.route;
    const Inner = ({ rendering }: { readonly rendering?: ComponentRendering }) => (
      <>
        {Object.keys(rendering?.placeholders ?? {}).map((name) => (
          <Placeholder key={name} name={name} rendering={rendering ?? { componentName: '' }} />
        ))}
      </>
    );
    const theirs = renderToStaticMarkup(
      <SitecoreContext componentFactory={() => Inner} layoutData={layout}>
        {route && <Placeholder name="headless-main" rendering={route} />}
      </SitecoreContext>,
    );
    expect(chromes(html)).toHaveLength(12);
    expect(chromes(html)).toEqual(chromes(theirs));
    expect(html).toContain('phkey="/headless-main-9d1c3b5e-0000-4000-8000-000000000007/tab-1"');
  });

  it('renders an empty placeholder as the SDK does', async () => {
    const { html } = await edited(editMode(layoutOf(tabs)).layout);
    expect(html.match(/<div class="sc-jss-empty-placeholder"><code[^>]*kind="open"/g)).toHaveLength(1);
    const { html: none } = await edited(editMode(layoutOf()).layout);
    expect(none).toMatch(/^<div class="sc-jss-empty-placeholder">.*<\/div>$/);
  });

  it('shows every tab under its name', async () => {
    const { html } = await edited(editMode(layoutOf(tabs)).layout);
    expect(html).not.toContain('role="tab');
    expect(html).toContain('تبويب 1');
    expect(html).toContain('تبويب 2');
    expect(html).toContain('مسودّة');
  });

  it('keeps formatted text as the editor sent it, which is sanitized for visitors', async () => {
    const { html } = await edited(editMode(layoutOf(text(9, '<p style="color:red">نص</p>'))).layout);
    expect(html).toContain('<p style="color:red">نص</p>');
    const { html: published } = await renderLayout(
      serverRegistry,
      layoutOf(text(9, '<p style="color:red">نص</p>')),
      'ar',
    );
    expect(published).toContain('<p>نص</p>');
  });
});

describe('a widget that visitors do not see', () => {
  it.each([
    ['nobody knows', { componentName: 'Nobody' }, 'لا يعرف الموقع مكوّنًا باسم «<bdi>Nobody</bdi>»'],
    [
      'has a required field that is empty',
      { componentName: 'FaqAccordion', fields: { items: [{ id: '1', fields: { Question: { value: '' } } }] } },
      'لا يرى الزوار المكوّن «<bdi>FaqAccordion</bdi>»: الحقل «<bdi>items › Question</bdi>» مطلوب وهو فارغ.',
      /FaqAccordion on \/test in ar: items: item 1 is left out/,
    ],
    [
      'has a field of another kind',
      { componentName: 'FaqAccordion', fields: { Title: { value: {} } } },
      'لا يرى الزوار الحقل «<bdi>Title</bdi>» في المكوّن «<bdi>FaqAccordion</bdi>»: قيمته ليست مما يقبله.',
      /FaqAccordion on \/test in ar: Title: is left out/,
    ],
    [
      'has nothing to show',
      { componentName: 'Breadcrumbs', fields: HOME },
      'ليس في المكوّن «<bdi>Breadcrumbs</bdi>» ما يُعرض بعد',
    ],
  ])(
    'because it %s has a notice for its author, between its chromes',
    async (_, rendering, notice, reported?: RegExp) => {
      if (reported) expectOutput(reported);
      const json = { uid: `${UID}1`, dataSource: '', params: {}, ...rendering };
      const { layout } = editMode(layoutOf(json), []);
      const { html } = await edited(layout);
      expect(html).toContain(notice);
      expect(chromes(html)).toHaveLength(4);
      const { html: inEnglish } = await renderLayout(serverRegistry, layout, 'en', 'edit');
      expect(inEnglish).toContain(`“<bdi>${rendering.componentName}</bdi>”`);
      const { html: published } = await renderLayout(serverRegistry, layoutOf(json), 'ar');
      expect(published).not.toContain('role="alert"');
    },
  );

  it('because its author hid it is hidden as by the SDK, without an error', async () => {
    const hidden = { uid: `${UID}1`, componentName: 'Hidden Rendering', dataSource: '', params: {} };
    const { html, errors } = await edited(editMode(layoutOf(hidden)).layout);
    expect(html).toContain('The component is hidden');
    expect(errors).toEqual([]);
  });
});
