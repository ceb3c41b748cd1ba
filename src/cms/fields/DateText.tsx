import type { ReactNode } from 'react';
import type { DateValue } from '#sitecore/definitions/fields/date.ts';

/** Renders a date as its view formats it (`children`); in editing the editor's markup, so that it can be changed. */
export const DateText = ({ field, children }: { readonly field: DateValue; readonly children: ReactNode }) =>
  field.editable ? <span dangerouslySetInnerHTML={{ __html: field.editable }} /> : children;
