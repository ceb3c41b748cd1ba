import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { Json, JsonObject } from '#sitecore/definitions/json.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Rendering } from '#sitecore/definitions/rendering.ts';
import type { Item } from '../../content/tree.ts';
import type { PlaceholderContext, RenderingContext } from '../../layout/layout-marks.ts';
import { editorTexts, placeholderName } from './editor-texts.ts';
import { htmlSafeJson } from '../markup/escape.ts';

const SITECORE = 'text/sitecore';

/** Returns the URI by which Sitecore's editor finds an item: `sitecore://master/{ID}?lang=ar&ver=1`. */
export const itemUri = ({ id, version }: Item, language: Language): string =>
  `sitecore://master/${formatGuid(id, 'B')}?lang=${language}&ver=${version}`;

/** Builds a button of the editor's toolbar for a chrome. */
export const command = (click: string, header: string, tooltip: string): JsonObject => ({
  click,
  header,
  icon: '',
  disabledIcon: '',
  isDivider: false,
  tooltip,
  type: '',
});

interface Chrome {
  readonly commands: readonly JsonObject[];
  readonly contextItemUri: string;
  readonly custom: JsonObject;
  readonly displayName: string;
}

/** Serializes the data of a chrome for HTML. */
export const chromeData = (chrome: Chrome): string => htmlSafeJson({ ...chrome, expandedDisplayName: null });

const chromeElement = (contents: string, attributes: JsonObject): JsonObject => ({
  name: 'code',
  type: SITECORE,
  contents,
  attributes: { type: SITECORE, ...attributes },
});

/** Returns a placeholder's elements between its opening and closing chrome. */
export function withPlaceholderChromes(
  { name, key, page, language }: PlaceholderContext,
  elements: readonly Json[],
  allowed: readonly Rendering[],
): Json[] {
  const texts = editorTexts[language];
  const contents = chromeData({
    commands: [command('chrome:placeholder:addControl', texts.addHere, texts.addHereTip)],
    contextItemUri: itemUri(page, language),
    custom: { allowedRenderings: allowed.map(({ id }) => formatGuid(id, 'N')), editable: 'true' },
    displayName: placeholderName(name, language),
  });
  const kind = { chrometype: 'placeholder', class: 'scpm' };
  return [
    chromeElement(contents, { ...kind, kind: 'open', id: key.replace(/\W/g, '_'), key, 'data-selectable': 'true' }),
    ...elements,
    chromeElement('', { ...kind, kind: 'close', id: 'scEnclosingTag_', hintname: key }),
  ];
}

/** Returns a rendering between its opening and closing chrome. */
export function withRenderingChromes({ placed, page, language }: RenderingContext, json: JsonObject): Json[] {
  const { rendering, uid } = placed;
  const texts = editorTexts[language];
  const name = spacedName(rendering.name);
  const contents = chromeData({
    commands: [
      command('chrome:rendering:sort', texts.move, texts.moveTip),
      command('chrome:rendering:properties', texts.properties, texts.propertiesTip),
      command('chrome:rendering:delete', texts.remove, texts.removeTip),
    ],
    contextItemUri: itemUri(page, language),
    custom: { renderingID: formatGuid(rendering.id, 'N'), editable: 'true' },
    displayName: name,
  });
  const kind = { chrometype: 'rendering', class: 'scpm' };
  const id = `r_${uid.replace(/[{}-]/g, '').toUpperCase()}`;
  return [
    chromeElement(contents, { ...kind, kind: 'open', hintname: name, id, 'data-selectable': 'true' }),
    json,
    chromeElement('', { ...kind, kind: 'close', id: 'scEnclosingTag_r_', hintkey: name }),
  ];
}

/** Returns `FaqAccordion` as `Faq Accordion`. */
const spacedName = (name: string): string => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
