import { Fragment } from 'react';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';

/** Renders an author's text with its line breaks; in editing the editor's markup, so that it can be typed over. */
export function Text({ field }: { readonly field: TextValue }) {
  if (field.editable) return <span dangerouslySetInnerHTML={{ __html: field.editable }} />;
  const lines = field.value.split('\n');
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** Returns true when there is a text, or an editable element for one. */
export const isShown = (field: TextValue): boolean => field.value !== '' || Boolean(field.editable);
