import { rendering } from '../rendering.ts';

/** The thanks for a request, with the numbers and the answer time that the URL has. */
export const requestConfirmation = rendering('RequestConfirmation');
