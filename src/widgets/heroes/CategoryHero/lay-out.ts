import { TRAVEL_EASING, TRAVEL_MS } from '#src/config/timings/motion.ts';
import { isMotionReduced } from '#src/ui/reduced-motion.ts';

/** Time in ms between the starts of two cards. */
const STAGGER_MS = 60;

/** Angle in degrees between two cards of a hand. */
const HAND_DEGREES = 8;

/** Lays the cards of a row out from a hand at its start; nothing moves where motion is unwelcome. */
export async function layOut(row: HTMLElement): Promise<void> {
  if (isMotionReduced()) return;
  const cards = [...row.querySelectorAll<HTMLElement>(':scope > li')];
  const first = cards[0]?.offsetLeft ?? 0;
  const ways = cards.map(({ offsetLeft }) => first - offsetLeft);
  const travels = cards.flatMap((card, index) => {
    if (!('animate' in card)) return [];
    const from = `translateX(${ways[index] ?? 0}px) rotate(${(index - 1) * HAND_DEGREES}deg) scale(0.8)`;
    return [
      card.animate(
        { transform: [from, 'none'], opacity: [0, 1] },
        { duration: TRAVEL_MS, delay: index * STAGGER_MS, easing: TRAVEL_EASING, fill: 'backwards' },
      ),
    ];
  });
  await Promise.all(travels.map(({ finished }) => finished));
}
