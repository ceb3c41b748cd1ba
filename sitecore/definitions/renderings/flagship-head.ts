import { image } from '../fields/image.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** The head of a queue screen: whose it is. */
export const flagshipHead = rendering('FlagshipHead', { datasource: template('Flagship Head', { Logo: image() }) });
