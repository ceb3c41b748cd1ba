import { Fragment } from 'react';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';

/** An author's text, its line breaks kept; in editing it carries the editor's markup and can be typed over. */
export function Text({ field }: { readonly field: TextValue }) {
  if (field.editable) return <span dangerouslySetInnerHTML={{ __html: field.editable }} />;
  if (field.marked) return <span dangerouslySetInnerHTML={{ __html: field.marked }} />;
  const lines = field.value.split('\n');
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** Whether there is something to show: a text, or a place for an author to write one. */
export const isShown = (field: TextValue): boolean => field.value !== '' || Boolean(field.editable);
