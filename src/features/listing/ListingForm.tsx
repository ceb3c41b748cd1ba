import type { ReactNode } from 'react';
import type { PageFacts } from '#src/cms/widget.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import type { OtherValue } from './listing-address.ts';

export interface ListingFormProps {
  readonly page: PageFacts;
  /** The other values of the address, which the form submits along. */
  readonly others: readonly OtherValue[];
  readonly className?: string;
  readonly children: ReactNode;
}

/** Renders a form whose submission is the address of the listing with another value: it needs no scripts. */
export const ListingForm = ({ page, others, className, children }: ListingFormProps) => (
  <form action={localizeHref(page.path, page.language)} data-filter="" className={className}>
    {children}
    {others.map(({ key, value, isUnchanged }) => (
      <input key={key} type="hidden" name={key} value={value} {...(isUnchanged && { 'data-unchanged': '' })} />
    ))}
  </form>
);
