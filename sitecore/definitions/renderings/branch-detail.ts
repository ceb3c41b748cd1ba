import { rendering } from '../rendering.ts';
import { branchDetails } from '../templates/branch.ts';

/** The page of a branch; without a datasource it shows the branch whose page it is on. */
export const branchDetail = rendering('BranchDetail', { datasource: branchDetails });
