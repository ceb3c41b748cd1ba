import { image } from '../fields/image.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** The header of a kiosk: the bank's logo. */
export const flagshipHead = rendering('FlagshipHead', { datasource: template('Flagship Head', { Logo: image() }) });
