import type { ReactNode } from 'react';

interface FieldDescriptions {
  readonly id: string;
  readonly note: ReactNode;
  readonly hint: ReactNode;
  readonly error: string | undefined;
}

/** Returns the `aria-describedby` of a field: the ids of its error, note and hint; undefined without any. */
export function describedBy({ id, note, hint, error }: FieldDescriptions): string | undefined {
  const ids = [
    error !== undefined && `${id}-error`,
    note !== undefined && `${id}-note`,
    hint !== undefined && `${id}-hint`,
  ];
  return ids.filter(Boolean).join(' ') || undefined;
}
