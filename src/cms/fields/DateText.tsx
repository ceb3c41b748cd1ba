import type { ReactNode } from 'react';
import type { DateValue } from '#sitecore/definitions/fields/date.ts';

/** A date as its view writes it; in editing as the editor does, so that it can be changed. */
export const DateText = ({ field, children }: { readonly field: DateValue; readonly children: ReactNode }) =>
  field.editable ? <span dangerouslySetInnerHTML={{ __html: field.editable }} /> : children;
