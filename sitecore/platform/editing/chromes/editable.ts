import { wholeAddress } from '#sitecore/definitions/fields/link.ts';
import type { JsonObject } from '#sitecore/definitions/json.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { describeField } from '#sitecore/definitions/texts/describe-field.ts';
import { textOf } from '../../layout/json-values.ts';
import { readStoredDate } from '#sitecore/rules/stored-date.ts';
import type { EncodedField } from '../../layout/item-encoder.ts';
import { chromeData, command, itemUri } from './chromes.ts';
import { type EditorTexts, editorTexts } from './editor-texts.ts';
import { escapeHtml } from '../markup/escape.ts';
import { safeMarkup } from '../markup/safe-markup.ts';

/** Placeholder picture of an empty image field. */
const EMPTY_PICTURE = '/sitecore/editing/author/empty-picture.svg';

interface EditedField extends EncodedField {
  /** Returns an id that is unique on the page. */
  readonly id: () => string;
  /** The value as Sitecore stores it. */
  readonly raw: string;
  readonly json: JsonObject;
}

/** Returns the members that editing adds to a field's JSON; none for a kind that cannot be edited on the page. */
export function editableOf(field: EditedField): JsonObject {
  const texts = editorTexts[field.language];
  switch (field.kind.kind) {
    case 'text':
      return { editable: textMarkup(field, texts) };
    case 'richText':
      return { editable: richTextMarkup(field, texts) };
    case 'date':
      return { editable: dateMarkup(field, texts) };
    case 'image':
      return { editable: imageMarkup(field, texts) };
    case 'link':
      return linkMarkup(field, texts);
    default:
      return {};
  }
}

/** Returns what an author reads in place of an empty field: its name and what to write there, else `nameless`. */
function hintOf({ item, name, language, raw }: EditedField, nameless: string): string {
  // A field with a value has none of it: in all of them the hints were as much as the page.
  const texts = raw === '' ? describeField(item.template, name) : undefined;
  return texts ? `[${texts.name[language]}: ${texts.help[language]}]` : nameless;
}

const hiddenInput = (id: string, raw: string): string =>
  `<input id='${id}' class='scFieldValue' name='${id}' type='hidden' value="${escapeHtml(raw)}" />`;

function fieldChromeData({ item, name, language }: EditedField, ...commands: readonly JsonObject[]): string {
  const { editItem } = editorTexts[language];
  // Every field has it: a tooltip that said more than the name was 10 kB of a page.
  const open = command('chrome:common:edititem({command:"webedit:open"})', editItem, editItem);
  return chromeData({
    commands: [...commands, open],
    contextItemUri: itemUri(item, language),
    custom: {},
    displayName: name,
  });
}

interface InlineField {
  readonly data: string;
  readonly type: string;
  readonly parameters: string;
  readonly empty: string;
  /** HTML that shows the value; "" for an empty field. */
  readonly shown: string;
  readonly isTyped?: boolean;
}

/** Renders a value that an author edits on the page. */
function inlineField(
  id: string,
  raw: string,
  { data, type, parameters, empty, shown, isTyped = true }: InlineField,
): string {
  const typed = isTyped ? ' contenteditable="true"' : '';
  const watermark = shown === '' ? ' scWatermark="true"' : '';
  const attributes = `sc_parameters="${parameters}"${typed} class="scWebEditInput" scFieldType="${type}"`;
  return [
    hiddenInput(id, raw),
    `<span class="scChromeData">${data}</span>`,
    `<span id="${id}_edit" ${attributes} scDefaultText="${escapeHtml(empty)}"${watermark}>`,
    shown === '' ? escapeHtml(empty) : shown,
    '</span>',
  ].join('');
}

function textMarkup(field: EditedField, { emptyText }: EditorTexts): string {
  const isMultiline = field.kind.sitecoreType === 'Multi-Line Text';
  return inlineField(field.id(), field.raw, {
    data: fieldChromeData(field),
    type: field.kind.sitecoreType.toLowerCase(),
    parameters: isMultiline ? 'linebreak=br' : 'prevent-line-break=true',
    empty: hintOf(field, emptyText),
    shown: escapeHtml(textOf(field.json)).replace(/\r?\n/g, '<br/>'),
  });
}

const richTextMarkup = (field: EditedField, { emptyText }: EditorTexts): string =>
  inlineField(field.id(), field.raw, {
    data: fieldChromeData(field),
    type: 'rich text',
    parameters: 'prevent-line-break=false',
    empty: hintOf(field, emptyText),
    shown: safeMarkup(textOf(field.json)),
  });

const FULL_TAG: Readonly<Record<Language, string>> = {
  ar: 'ar-EG-u-nu-arab-ca-gregory',
  en: 'en-US-u-ca-gregory',
};

function dateMarkup(field: EditedField, { emptyDate, editDate }: EditorTexts): string {
  const moment = readStoredDate(textOf(field.json));
  const format = new Intl.DateTimeFormat(FULL_TAG[field.language], { dateStyle: 'long', timeZone: 'Asia/Riyadh' });
  return inlineField(field.id(), field.raw, {
    data: fieldChromeData(field, command('chrome:field:execute({command:"webedit:editdate"})', editDate, editDate)),
    type: 'datetime',
    parameters: 'prevent-line-break=true',
    empty: hintOf(field, emptyDate),
    shown: moment === undefined ? '' : escapeHtml(format.format(moment)),
    isTyped: false,
  });
}

const openingChrome = (id: string, type: string, data: string): string =>
  `<code id="${id}_edit" type="text/sitecore" chromeType="field" scFieldType="${type}" class="scpm" kind="open">${data}</code>`;

const CLOSING_CHROME = '<code class="scpm" type="text/sitecore" chromeType="field" kind="close"></code>';

function imageMarkup(field: EditedField, { emptyPicture, chooseImage }: EditorTexts): string {
  const id = field.id();
  const data = fieldChromeData(
    field,
    command('chrome:field:execute({command:"webedit:chooseimage"})', chooseImage, chooseImage),
  );
  const { json } = field;
  const src = textOf(json, 'src');
  const picture =
    src === ''
      ? attributesOf({ src: EMPTY_PICTURE, class: 'scEmptyImage', alt: hintOf(field, emptyPicture) })
      : `${attributesOf({ src })} alt="${escapeHtml(textOf(json, 'alt'))}"${sizeOf(json)}`;
  return `${hiddenInput(id, field.raw)}${openingChrome(id, 'image', data)}<img ${picture} />${CLOSING_CHROME}`;
}

const sizeOf = (json: JsonObject): string =>
  textOf(json, 'width') === ''
    ? ''
    : ` ${attributesOf({ width: textOf(json, 'width'), height: textOf(json, 'height') })}`;

function linkMarkup(field: EditedField, { emptyLink, editLink }: EditorTexts): JsonObject {
  const id = field.id();
  const data = fieldChromeData(
    field,
    command('chrome:field:execute({command:"webedit:editlink"})', editLink, editLink),
  );
  const part = (member: string): string => textOf(field.json, member);
  const [linktype, querystring] = [part('linktype'), part('querystring')];
  const href = wholeAddress({ href: part('href'), linktype, querystring, anchor: part('anchor') });
  const attributes = attributesOf({
    href,
    class: part('class'),
    title: part('title'),
    target: part('target'),
    rel: part('target') === '_blank' ? 'noopener noreferrer' : '',
  });
  const anchor =
    href === ''
      ? `<a href="#">${escapeHtml(hintOf(field, emptyLink))}`
      : `<a ${attributes}>${escapeHtml(part('text'))}`;
  const editableFirstPart = `${hiddenInput(id, field.raw)}${openingChrome(id, 'general link', data)}${anchor}`;
  const editableLastPart = `</a>${CLOSING_CHROME}`;
  // The SDK's Link for Next.js checks `editable` and renders the two parts.
  return { editable: editableFirstPart + editableLastPart, editableFirstPart, editableLastPart };
}

/** Formats the attributes with a value as `name="value"`, separated by spaces. */
const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
