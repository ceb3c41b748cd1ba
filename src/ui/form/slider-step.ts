/** Round steps, the largest first. */
const STEPS = [5000, 2500, 1000, 500, 250, 100, 50, 25, 10, 5, 2] as const;

/** Minimum number of steps of a slider, so that it can be set precisely. */
const MIN_STEPS = 50;

/** Returns the largest round step that divides `max` exactly into at least 50 steps; 1 when there is none. */
export const sliderStep = (max: number): number =>
  STEPS.find((step) => max % step === 0 && max / step >= MIN_STEPS) ?? 1;
