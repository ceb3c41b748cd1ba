// @vitest-environment jsdom
import { DateField, Image, Link, RichText as SdkRichText, Text as SdkText } from '@sitecore-jss/sitecore-jss-nextjs';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import Router from 'next/router';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { image } from '#sitecore/definitions/fields/image.ts';
import { link } from '#sitecore/definitions/fields/link.ts';
import { richText } from '#sitecore/definitions/fields/rich-text.ts';
import { date } from '#sitecore/definitions/fields/date.ts';
import { text } from '#sitecore/definitions/fields/text.ts';
import { decodeScope } from '#src/cms/decode-scope.ts';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import { DateText } from './DateText.tsx';
import { isLinked, linkProps, LinkText } from './LinkText.tsx';
import { PhoneNumber } from './PhoneNumber.tsx';
import { isPictureShown, Picture } from './Picture.tsx';
import { RichText } from './RichText.tsx';
import { isShown, Text } from './Text.tsx';

const scope = decodeScope('ar');

const INPUT = `<input id='fld_1' class='scFieldValue' name='fld_1' type='hidden' value="&lt;b&gt;&amp;" />`;
const DATA = '<span class="scChromeData">{"commands":[{"click":"chrome:field:edit"}],"displayName":"العنوان"}</span>';
const typed = (type: string, value: string) =>
  `${INPUT}${DATA}<span id="fld_1_edit" sc_parameters="prevent-line-break=true" contenteditable="true" class="scWebEditInput" scFieldType="${type}" scDefaultText="[لا نص في الحقل]">${value}</span>`;
const OPEN = `${INPUT}<code id="fld_1_edit" type="text/sitecore" chromeType="field" scFieldType="image" class="scpm" kind="open">{"commands":[]}</code>`;
const CLOSE = '<code class="scpm" id="scEnclosingTag_" type="text/sitecore" chromeType="field" kind="close"></code>';

const TEXT = { value: 'رسمٌ & أجر', editable: typed('single-line text', 'رسمٌ &amp; أجر') };
const EMPTY_TEXT = { value: '', editable: typed('single-line text', '[لا نص في الحقل]') };
const RICH = {
  value: '<p>نص</p>',
  editable: typed('rich text', '<p style="color:red" onclick="x()">نص <a href="/help">مساعدة</a></p>'),
};
const DATE = { value: '2026-12-31T00:00:00Z', editable: typed('datetime', '31/12/2026') };
const IMAGE = {
  value: { src: '/-/media/a.svg', alt: 'أ', width: '640', height: '480' },
  editable: `${OPEN}<img src="/-/media/a.svg?h=480&amp;w=640" class="scImage" alt="أ" width="640" height="480" />${CLOSE}`,
};
const EMPTY_IMAGE = {
  value: {},
  editable: `${OPEN}<img scfieldvalue="" src="/empty.png" class="scEmptyImage" alt="" />${CLOSE}`,
};
const LINK = {
  value: { href: 'https://a.example/', text: 'المزيد' },
  editableFirstPart: `${OPEN}<a href="https://a.example/">المزيد`,
  editableLastPart: `</a>${CLOSE}`,
};

/** Returns the HTML as a browser serializes it, so that spellings of one attribute compare equal. */
function nodesOf(element: ReactElement): Element {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(element);
  return root;
}

// With TEST set the SDK adds attributes for its own tests.
beforeEach(() => void vi.stubEnv('TEST', undefined));
afterEach(() => void vi.unstubAllEnvs());

describe('a field in editing', () => {
  it.each<[string, ReactElement, ReactElement]>([
    ['a text', <Text key="" field={text().decode(TEXT, scope)} />, <SdkText key="" field={TEXT} />],
    ['an empty text', <Text key="" field={text().decode(EMPTY_TEXT, scope)} />, <SdkText key="" field={EMPTY_TEXT} />],
    [
      'a formatted text',
      <RichText key="" field={richText().decode(RICH, scope)} />,
      <RouterContext.Provider key="" value={Router}>
        <SdkRichText field={RICH} className="prose" />
      </RouterContext.Provider>,
    ],
    [
      'a date',
      <DateText key="" field={date().decode(DATE, scope)}>
        ٣١ ديسمبر
      </DateText>,
      <DateField key="" field={DATE} />,
    ],
    ['a picture', <Picture key="" field={image().decode(IMAGE, scope)} />, <Image key="" field={IMAGE} />],
    [
      'a picture with a class of its view',
      <Picture key="" field={image().decode(IMAGE, scope)} className="w-full" />,
      <Image key="" field={IMAGE} className="w-full" />,
    ],
    [
      'an empty picture',
      <Picture key="" field={image().decode(EMPTY_IMAGE, scope)} className="w-full" />,
      <Image key="" field={EMPTY_IMAGE} className="w-full" />,
    ],
    ['a link', <LinkText key="" field={link().decode(LINK, scope)} />, <Link key="" field={LINK} />],
  ])('renders %s exactly as the SDK does', (_, ours, theirs) => {
    const [own, sdk] = [nodesOf(ours), nodesOf(theirs)];
    expect(own.querySelector('.scFieldValue')).not.toBeNull();
    expect(own.outerHTML.length).toBeGreaterThan(100);
    expect(own.isEqualNode(sdk), `${own.innerHTML}\n${sdk.innerHTML}`).toBe(true);
  });

  it('is shown even when it is empty', () => {
    expect(isShown(text().decode(EMPTY_TEXT, scope))).toBe(true);
    expect(isPictureShown(image().decode(EMPTY_IMAGE, scope))).toBe(true);
    expect(isLinked(link().decode({ ...LINK, value: { href: '' } }, scope))).toBe(true);
  });

  it('has one link, the editor’s: the Anchor around it becomes a plain element with the same classes', () => {
    const field = link().decode(LINK, scope);
    const root = nodesOf(
      <Anchor {...linkProps(field)} className="firm-md" target="_blank">
        <LinkText field={field} />
      </Anchor>,
    );
    expect(root.querySelectorAll('a')).toHaveLength(1);
    expect(root.firstElementChild?.tagName).toBe('SPAN');
    expect(root.firstElementChild?.className).toBe('firm-md');
    expect(root.firstElementChild?.hasAttribute('target')).toBe(false);
  });
});

describe('a field that visitors see', () => {
  it('has no markup of an editor', () => {
    const field = link().decode({ value: LINK.value }, scope);
    const html = renderToStaticMarkup(
      <Anchor {...linkProps(field)}>
        <LinkText field={field} />
        <Text field={text().decode({ value: 'أ\nب' }, scope)} />
        <Picture field={image().decode({ value: IMAGE.value }, scope)} />
        <DateText field={date().decode({ value: DATE.value }, scope)}>٣١ ديسمبر</DateText>
      </Anchor>,
    );
    expect(html).toBe(
      '<a href="https://a.example/">المزيدأ<br/>ب<img src="/-/media/a.svg" alt="أ" width="640" height="480" loading="lazy" decoding="async"/>٣١ ديسمبر</a>',
    );
  });

  it('is not shown when it is empty', () => {
    expect(isShown(text().decode({ value: '' }, scope))).toBe(false);
    expect(isPictureShown(image().decode({ value: {} }, scope))).toBe(false);
    expect(isLinked(link().decode({ value: { href: '' } }, scope))).toBe(false);
  });
});

describe('PhoneNumber', () => {
  const shown = (value: string) => renderToStaticMarkup(<PhoneNumber field={{ value }} />);
  it.each([
    ['٨٠٠ ١٢٣ ٤٥٦٧', '<a href="tel:8001234567"><bdo dir="ltr">٨٠٠ ١٢٣ ٤٥٦٧</bdo></a>'],
    ['920 001 234 / 011 456 7890', '<a href="tel:920001234"><bdo dir="ltr">920 001 234 / 011 456 7890</bdo></a>'],
    ['٩٢٠ ٠٠١ ٢٣٤ تحويلة ٧', '<a href="tel:920001234,7"><bdi>٩٢٠ ٠٠١ ٢٣٤ تحويلة ٧</bdi></a>'],
    ['اتصل بنا', '<span><bdi>اتصل بنا</bdi></span>'],
  ])('renders %s', (value, html) => {
    expect(shown(value)).toBe(html);
  });
});
