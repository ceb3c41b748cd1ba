import fc from 'fast-check';

const USUAL_RUNS = 500;

/** Runs of a property; npm run fuzz sets more. */
const runs = Number(process.env.FUZZ_RUNS || USUAL_RUNS);

/** Seed of all random cases: fixed, so that no test run fails by chance; npm run fuzz sets a fresh one. */
export const SEED = Number(process.env.FUZZ_SEED || 20_261_121);

/** Returns the runs of a property that is too expensive for the usual 500; npm run fuzz multiplies them alike. */
export const scaledRuns = (usual: number): number => Math.ceil((usual * runs) / USUAL_RUNS);

fc.configureGlobal({ numRuns: runs, seed: SEED });
