import type { ProbeProps } from '../probe.ts';

/** A container that renders only its slot. */
export const SlotOnly = ({ slots }: ProbeProps) => slots.inner;
