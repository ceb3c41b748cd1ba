import { describe, expect, it } from 'vitest';
import { text } from '#sitecore/definitions/fields/text.ts';
import { rendering } from '#sitecore/definitions/rendering.ts';
import { template } from '#sitecore/definitions/template.ts';
import { defineWidget, type ServerProps, type WidgetProps } from './widget.ts';

it('takes phrases of the dictionary', () => {
  expect(defineWidget(rendering('Example'), { dictionary: ['site_name'] }).dictionary).toEqual(['site_name']);
});

it('rejects at compile time a phrase that the dictionary does not have', () => {
  // @ts-expect-error -- "site_nmae" is not in sitecore/content/dictionary.yml
  expect(defineWidget(rendering('Example'), { dictionary: ['site_nmae'] }).client).toBe('none');
});

describe('props of a view', () => {
  const example = rendering('Example', { datasource: template('Example Settings', { Title: text(), Note: text() }) });
  const widget = defineWidget(example, {
    dictionary: ['site_name'],
    serverDictionary: ['close'],
    selectFields: ({ Title }) => ({ Title }),
  });
  const fields = { Title: { value: 'a' }, Note: { value: 'b' } };

  it('have the selected fields alone', () => {
    const props = { fields: widget.selectFields(fields) };
    // @ts-expect-error -- `Note` is not selected
    const readNote = (view: Pick<WidgetProps<typeof widget>, 'fields'>): unknown => view.fields.Note;
    expect(readNote(props)).toBeUndefined();
    expect(props.fields.Title.value).toBe('a');
  });

  it('have all fields without a selection', () => {
    const whole = defineWidget(example);
    const props: Pick<WidgetProps<typeof whole>, 'fields'> = { fields: whole.selectFields(fields) };
    expect(props.fields.Note.value).toBe('b');
  });

  it('have the phrases of the view alone, and those of the server in parts that only a server renders', () => {
    // @ts-expect-error -- `close` is a phrase of the server
    const readClose = ({ phrases }: Pick<WidgetProps<typeof widget>, 'phrases'>): unknown => phrases.close;
    const readAny = ({ phrases }: Pick<ServerProps<typeof widget>, 'phrases'>): string => phrases.close;
    expect(readClose({ phrases: { site_name: 'Rukn' } })).toBeUndefined();
    expect(readAny({ phrases: { site_name: 'Rukn', close: 'Close' } })).toBe('Close');
  });
});
