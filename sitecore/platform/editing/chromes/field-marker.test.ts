// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { text } from '#sitecore/definitions/fields/text.ts';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { Json } from '#sitecore/definitions/json.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { specimen } from '#tests/conformance/specimen.ts';
import type { Item } from '../../content/tree.ts';
import { fieldId } from '../../content/template-fields.ts';
import { ItemEncoder } from '../../layout/item-encoder.ts';
import { FieldMarker } from './field-marker.ts';

const { content, olaya, empty } = specimen;
const REVISION = 'ABCDEF00ABCDEF00ABCDEF00ABCDEF00';

const withSource = (item: Item): Item => ({
  ...item,
  source: { file: 'sitecore/content/items/x.yml', steps: [], revision: REVISION },
});

/** Returns the marked fields of an item by name. */
function marked(item: Item, language: Language = 'ar') {
  const marker = new FieldMarker(content.tree);
  const encoder = new ItemEncoder(content, language, { mark: (field, json) => marker.mark(field, json) });
  return encoder.fields(withSource(item));
}

const editable = z.object({ editable: z.string() });
const parts = z.object({ editableFirstPart: z.string(), editableLastPart: z.string() });

const dom = (html: string): HTMLElement => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder;
};

/** Returns the editing markup of a text field with this value. */
function textMarkup(
  value: Json,
  { multiline = false, language = 'ar', name = 'Name' }: { multiline?: boolean; language?: Language; name?: string },
) {
  const field = { item: withSource(olaya), name, kind: text({ multiline }), language };
  return editable.parse(new FieldMarker(content.tree).mark(field, { value })).editable;
}

const idOf = (item: Item, name: string, language = 'ar', times = 1): string => {
  const kind = item.template.fields[name];
  if (!kind) throw new Error(`no field ${name}`);
  const field = formatGuid(fieldId({ template: item.template, name, kind }), 'N');
  return `fld_${formatGuid(item.id, 'N')}_${field}_${language}_1_${REVISION}_${times}`;
};

describe('a text field in editing', () => {
  it('has the markup of the Experience Editor', () => {
    const id = idOf(olaya, 'Name');
    const html = editable.parse(marked(olaya).Name).editable;
    const [, data = ''] = /<span class="scChromeData">(.*?)<\/span>/.exec(html) ?? [];
    expect(html.replace(data, 'DATA')).toBe(
      `<input id='${id}' class='scFieldValue' name='${id}' type='hidden' value="العليا" />` +
        '<span class="scChromeData">DATA</span>' +
        `<span id="${id}_edit" sc_parameters="prevent-line-break=true" contenteditable="true" class="scWebEditInput" ` +
        'scFieldType="single-line text" scDefaultText="[لا نص في الحقل]">العليا</span>',
    );
    expect(JSON.parse(data)).toMatchObject({
      commands: [{ click: 'chrome:common:edititem({command:"webedit:open"})', header: 'عدّل العنصر' }],
      contextItemUri: `sitecore://master/${formatGuid(olaya.id, 'B')}?lang=ar&ver=1`,
      custom: {},
      displayName: 'Name',
      expandedDisplayName: null,
    });
  });

  it('keeps its value beside the markup', () => {
    expect(marked(olaya).Name).toMatchObject({ value: 'العليا' });
  });

  it.each(['"', "'", '</span><script>alert(1)</script>', '&amp;', '<b>', 'a & b'])('shows %s unchanged', (value) => {
    const html = dom(textMarkup(value, {}));
    expect(html.querySelector('.scWebEditInput')?.textContent).toBe(value);
    expect(html.querySelector('.scFieldValue')?.getAttribute('value')).toBe(value);
    expect(html.children).toHaveLength(3);
  });

  it('shows the line breaks of a multi-line text', () => {
    const html = textMarkup('one\ntwo', { multiline: true });
    expect(html).toContain('scFieldType="multi-line text"');
    expect(html).toContain('>one<br/>two</span>');
    expect(dom(html).querySelector('.scFieldValue')?.getAttribute('value')).toBe('one\ntwo');
  });

  it.each([
    ['ar', 'Name', '[الاسم: كما تراه محركات البحث]'],
    ['en', 'Name', '[Name: As search engines read it]'],
    ['ar', 'Nickname', '[لا نص في الحقل]'],
    ['en', 'Nickname', '[No text in field]'],
  ] as const)('shows in %s what to write in %s while it is empty', (language, name, placeholder) => {
    const edit = dom(textMarkup('', { language, name })).querySelector('.scWebEditInput');
    expect(edit?.textContent).toBe(placeholder);
    expect(edit?.getAttribute('scdefaulttext')).toBe(placeholder);
    expect(edit?.getAttribute('scwatermark')).toBe('true');
  });
});

describe('FieldMarker', () => {
  it('shows rich text without scripts and event handlers', () => {
    const kind = olaya.template.fields.About;
    if (!kind) throw new Error('no field About');
    const field = { item: withSource(olaya), name: 'About', kind, language: 'ar' } as const;
    const value = '<h2>قريب</h2><p onclick="x()">من <a href="/about">هنا</a></p><script>x()</script>';
    const html = editable.parse(new FieldMarker(content.tree).mark(field, { value })).editable;
    const edit = dom(html).querySelector('.scWebEditInput');
    expect(edit?.innerHTML).toBe('<h2>قريب</h2><p>من <a href="/about">هنا</a></p>');
    expect(edit?.getAttribute('scfieldtype')).toBe('rich text');
    expect(dom(html).querySelector('.scFieldValue')?.getAttribute('value')).toBe(value);
  });

  it('shows a date in the page’s format and stores it in Sitecore’s', () => {
    const html = dom(editable.parse(marked(olaya).Since).editable);
    expect(html.querySelector('.scWebEditInput')?.textContent).toBe('١٨ أغسطس ٢٠٢٢');
    expect(html.querySelector('.scFieldValue')?.getAttribute('value')).toBe('20220818T094358Z');
    expect(html.querySelector('[contenteditable]')).toBeNull();
  });

  it('puts a picture between two chromes', () => {
    const html = editable.parse(marked(olaya).Picture).editable;
    expect(html).toContain('<img src="/-/media/branch.png" alt="واجهة &quot;الفرع&quot;" width="640" height="480" />');
    const [input, open, picture, close, ...rest] = dom(html).children;
    expect(rest).toEqual([]);
    expect(input?.getAttribute('value')).toContain('mediaid="{');
    expect(open?.getAttribute('chrometype')).toBe('field');
    expect(open?.getAttribute('scfieldtype')).toBe('image');
    expect(open?.id).toBe(`${idOf(olaya, 'Picture')}_edit`);
    expect(JSON.parse(open?.textContent ?? '')).toMatchObject({ displayName: 'Picture' });
    expect(picture?.getAttribute('alt')).toBe('واجهة "الفرع"');
    expect(close?.getAttribute('kind')).toBe('close');
  });

  it('splits a link into the parts before and after its content', () => {
    const { editableFirstPart, editableLastPart } = parts.parse(marked(olaya).Site);
    expect(editable.parse(marked(olaya).Site).editable).toBe(editableFirstPart + editableLastPart);
    const attributes = 'href="https://maps.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer"';
    expect(editableFirstPart).toMatch(/^<input id='fld_[^']+' class='scFieldValue' .*<code id="fld_.*_edit" /);
    expect(editableFirstPart).toMatch(/scFieldType="general link" class="scpm" kind="open">\{.*\}<\/code><a /);
    expect(editableFirstPart.slice(editableFirstPart.indexOf('<a '))).toBe(`<a ${attributes}>خريطة`);
    expect(editableLastPart).toBe(
      '</a><code class="scpm" type="text/sitecore" chromeType="field" kind="close"></code>',
    );
  });

  it('gives an empty picture and an empty link something to click on', () => {
    const { Picture, Page } = marked(empty, 'en');
    expect(editable.parse(Picture).editable).toContain('class="scEmptyImage" alt="No picture chosen" />');
    expect(parts.parse(Page).editableFirstPart).toMatch(/<a href="#">\[No link in field\]$/);
  });

  it.each(['Plan', 'City', 'Neighbours', 'Open', 'Rating', 'Desks', 'Hours'])(
    'leaves the field %s unchanged',
    (name) => {
      expect(marked(olaya)[name]).toEqual(new ItemEncoder(content, 'ar').fields(olaya)[name]);
    },
  );

  it('leaves the fields of an item without a content file unchanged', () => {
    const marker = new FieldMarker(content.tree);
    const encoder = new ItemEncoder(content, 'ar', { mark: (field, json) => marker.mark(field, json) });
    expect(JSON.stringify(encoder.fields(olaya))).not.toContain('editable');
  });
});
