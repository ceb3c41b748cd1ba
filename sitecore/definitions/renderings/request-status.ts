import { rendering } from '../rendering.ts';

/** The status of a request, for whoever enters its number and telephone number or code. */
export const requestStatus = rendering('RequestStatus');
