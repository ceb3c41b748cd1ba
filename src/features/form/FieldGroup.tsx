import type { ReactNode } from 'react';
import { Star } from '#src/ui/icon/Star.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';

/** Renders some fields of a form in two columns on wider screens, under a heading if they have a title. */
export function FieldGroup({ title, children }: { readonly title?: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      {title !== undefined && (
        <Heading level={2} size="lg" className="mb-4 flex items-center gap-3 not-first:mt-8">
          <Star className="size-3 bg-saffron-500" />
          {title}
        </Heading>
      )}
      <div className="grid grid-cols-1 items-start gap-x-5 gap-y-5 sm:grid-cols-2">{children}</div>
    </>
  );
}
