import { describe, expect, it } from 'vitest';
import { children } from '#sitecore/definitions/fields/items.ts';
import { number } from '#sitecore/definitions/fields/number.ts';
import { text } from '#sitecore/definitions/fields/text.ts';
import { rendering } from '#sitecore/definitions/rendering.ts';
import { template } from '#sitecore/definitions/template.ts';
import { queryReader, readValues } from '#src/cms/query-reader.ts';
import { LIVE_PHRASES } from '../phrases.ts';
import { defineLiveWidget } from './define-live-widget.ts';

const inner = template('Live Inner', { Rate: number() });
const row = template('Live Row', { Title: text(), items: children(inner) });
const widget = defineLiveWidget(
  rendering('LiveTest', { datasource: template('Live Test', { Title: text(), items: children(row) }) }),
  { dictionary: ['Clear', 'calculator_result'] },
);

describe('defineLiveWidget', () => {
  it('declares the common phrases with its own, each once', () => {
    expect(widget.dictionary).toEqual([...LIVE_PHRASES, 'Clear']);
  });

  it('reads the query of the form with the name of the rendering, which is personal', () => {
    expect(widget.queryIsPersonal).toBe(true);
    const reader = queryReader(widget, undefined, {});
    expect(readValues(reader, { form: 'LiveTest', way: '1' })).toEqual({ form: 'LiveTest', way: '1' });
    expect(readValues(reader, { form: 'Another', way: '1' })).toEqual({});
  });

  it('gives the browser the ids and fields of listed items, at every depth, and nothing that only the editor shows', () => {
    const editorFacts = { name: 'row', displayName: 'Row', url: '/row' };
    const selected = widget.selectFields({
      Title: { value: 'Save' },
      items: [
        {
          id: 'a',
          ...editorFacts,
          fields: { Title: { value: 'A' }, items: [{ id: 'b', ...editorFacts, fields: { Rate: 2 } }] },
        },
      ],
    });
    expect(selected).toEqual({
      Title: { value: 'Save' },
      items: [{ id: 'a', fields: { Title: { value: 'A' }, items: [{ id: 'b', fields: { Rate: 2 } }] } }],
    });
  });
});
