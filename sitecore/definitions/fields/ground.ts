import { choice } from './choice.ts';

/** Grounds of a card or a hero: two tints of one hue each, in src/features/motion/motion.css. */
export const GROUNDS = [
  'sand',
  'teal',
  'green',
  'saffron',
  'mint',
  'clay',
  'blue',
  'peach',
  'slate',
  'steel',
  'earth',
] as const;

/** The ground of a card or a hero. */
export const ground = () => choice(GROUNDS);
