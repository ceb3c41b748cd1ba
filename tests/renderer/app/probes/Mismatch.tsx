import type { ProbeProps } from '../probe.ts';

/** Renders different text in the browser than on the server. */
export const Mismatch = ({ fields: { Label } }: ProbeProps) => (
  <p>
    {Label.value} {typeof window === 'undefined' ? 'from the server' : 'from the browser'}
  </p>
);
