import type { ReactNode } from 'react';

interface FieldDescriptions {
  readonly id: string;
  readonly note: ReactNode;
  readonly hint: ReactNode;
  readonly error: string | undefined;
}

/** The ids of what describes a field: its note, and what is wrong or else its hint. */
export function describedBy({ id, note, hint, error }: FieldDescriptions): string | undefined {
  const ids = [
    note !== undefined && `${id}-note`,
    error === undefined ? hint !== undefined && `${id}-hint` : `${id}-error`,
  ];
  return ids.filter(Boolean).join(' ') || undefined;
}
