import { isMotionReduced } from '#src/features/motion/animations-end.ts';

/** Time in ms in which a card travels to its place, and between the starts of two cards. */
const TRAVEL_MS = 420;
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
        { duration: TRAVEL_MS, delay: index * STAGGER_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'backwards' },
      ),
    ];
  });
  await Promise.all(travels.map(({ finished }) => finished));
}
