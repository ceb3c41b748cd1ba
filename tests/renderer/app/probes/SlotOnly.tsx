import type { ProbeProps } from '../probe.ts';

/** A container without any element of its own. */
export const SlotOnly = ({ slots }: ProbeProps) => slots.inner;
