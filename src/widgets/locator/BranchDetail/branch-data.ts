import type { DistantPlace } from '#src/domain/locator/place.ts';

/** The places nearest to a branch; none where they could not be loaded. */
export interface BranchDetailData {
  readonly atms: readonly DistantPlace[];
  readonly branches: readonly DistantPlace[];
}
