import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const sources = globSync('src/**/*.{ts,tsx,css}', { cwd: ROOT })
  .filter((file) => !/\.(?:test|fixture|examples|generated)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

/** Play a film at once, because a visitor has pressed play; or tell a player, which has no sound, not to. */
const PLAYERS = [
  'src/features/video/VideoPlayer.tsx',
  'src/features/video/film-source.ts',
  'src/widgets/blocks/LottieAnimation/LottieAnimation.enhance.ts',
];

const filesWith = (pattern: RegExp, except: readonly string[] = []): readonly string[] =>
  sources
    .filter(({ file, text }) => pattern.test(text) && !except.includes(file))
    .map(({ file }) => file)
    .sort();

it.each([
  ['sounds by itself', /<audio|autoPlay|autoplay|new Audio/],
  ['reacts to the motion of the device', /devicemotion|deviceorientation|DeviceMotionEvent|Accelerometer/],
  ['has a shortcut of a single character', /accessKey|accesskey|aria-keyshortcuts|key === '[^']'/],
  ['follows a path of the finger', /touchmove|onTouchMove|onPointerMove|onDrag|draggable/],
])('nothing %s', (_what, pattern) => {
  expect(filesWith(pattern, PLAYERS)).toEqual([]);
});

it('acts when the pointer is released, except to open or close what can be closed or opened again', () => {
  expect(filesWith(/pointerdown|mousedown|touchstart|onPointerDown|onMouseDown/)).toEqual([
    // Hydrates what is about to be used; the event itself is replayed when it ends.
    'src/cms/hydration/event-replay.ts',
    // Requests session and captcha of a form that is touched.
    'src/features/form-builder/BuilderForm.tsx',
    // Keeps the focus in the field while a city is pressed.
    'src/features/locator/enhance-city.ts',
    // Moves the map, as arrow keys and its buttons do.
    'src/features/locator/map/svg/map-gestures.ts',
    // Writes the address of the other language into its link.
    'src/shell/client/remember-language.ts',
    // Scrolls the row with a mouse, as its wheel and the row's buttons do.
    'src/ui/carousel/drag-row.ts',
    // Turns wheels and piles, drags rows and cards, as their buttons do.
    'src/ui/carousel/pointer-drag.ts',
    // Opens the list, as the browser's own does.
    'src/ui/form/SearchableSelect.tsx',
    'src/ui/form/Select.tsx',
    'src/widgets/chrome/Header/enhancement/close-menus.ts',
    // Notes that somebody is there.
    'src/widgets/kiosk/FlagshipKiosk/use-idle.ts',
    // Notes where a swipe begins; the ring turns where it ends.
    'src/widgets/offers/SahlhaCarousel/enhance-ring.ts',
  ]);
});

it('flashes nothing: an animation that repeats while a request is pending takes a second and more', () => {
  const repeated = sources.flatMap(({ text }) => text.match(/animation: [^;]*\binfinite\b/g) ?? []);
  expect(repeated.length).toBeGreaterThan(0);
  expect(repeated.filter((animation) => !/ [1-9][\d.]*s /.test(animation))).toEqual([]);
});
