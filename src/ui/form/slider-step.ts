/** Steps that read well, the longest first. */
const STEPS = [5000, 2500, 1000, 500, 250, 100, 50, 25, 10, 5, 2] as const;

/** How many steps a slider has at least, so that it can be set finely enough. */
const FEWEST = 50;

/** The longest of the round steps by which a slider comes to its end exactly. */
export const sliderStep = (max: number): number => STEPS.find((step) => max % step === 0 && max / step >= FEWEST) ?? 1;
