import type { ReactNode } from 'react';

interface FieldDescriptions {
  readonly id: string;
  readonly note: ReactNode;
  readonly hint: ReactNode;
  readonly error: string | undefined;
}

/** Returns the `aria-describedby` of a field: the ids of its note and of its error or else its hint; undefined without any. */
export function describedBy({ id, note, hint, error }: FieldDescriptions): string | undefined {
  const ids = [
    note !== undefined && `${id}-note`,
    error === undefined ? hint !== undefined && `${id}-hint` : `${id}-error`,
  ];
  return ids.filter(Boolean).join(' ') || undefined;
}
