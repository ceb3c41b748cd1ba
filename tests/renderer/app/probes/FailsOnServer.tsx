import type { ReactNode } from 'react';
import type { ProbeProps } from '../probe.ts';

/** Throws when rendered on the server. */
export function FailsOnServer({ fields: { Label } }: ProbeProps): ReactNode {
  throw new Error(`server render of ${Label.value}`);
}
