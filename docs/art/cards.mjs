// One call a card that the bank issues: its own colours, and behind it what it is for.
import { coin, plane, plastic } from './product-things.mjs';
import { card, hill } from './product-window.mjs';
import { at, C, circle, p, star } from './tiles.mjs';

card('card-everyday', {
  ground: C.dew,
  lattice: C.haze,
  ring: C.bright,
  sky: C.mist,
  scene: [180, 140, 100].map((r, i) => p(star(r, 410, 214, 11 * i), ['#8FCFC8', C.haze, C.dew][i])).join(''),
  over: at(400, 226, 1.06, plastic(C.bright, C.cream, C.mist), -8),
});

card('card-cashback', {
  ground: C.cream,
  lattice: '#F1DDB4',
  ring: C.saffron,
  sky: C.wheat,
  scene: circle(486, 120, 56, C.saffron) + p(hill(330, 18, 90, 1), C.amber) + p(hill(376, 12, 74, 3), C.saffron),
  over:
    at(396, 196, 1, plastic(C.clay, C.cream, '#D98E63'), -8) +
    coin(316, 400, 3) +
    coin(404, 400, 4) +
    coin(492, 400, 6),
});

card('card-signature', {
  ground: '#E4E9F0',
  lattice: '#CBD5E2',
  ring: '#3E6C94',
  sky: '#123B55',
  scene:
    circle(320, 110, 40, C.cream) +
    at(492, 116, 0.5, plane(C.sand50, C.clay), -24) +
    p(hill(346, 22, 90, 1), '#1F5B7E') +
    p(hill(386, 14, 80, 3), '#3E86A8'),
  over: at(400, 246, 1.06, plastic(C.night, C.saffron, '#1A5653'), -8),
});

card('card-mada', {
  ground: '#E3EFDF',
  lattice: '#C9DFC4',
  ring: '#4E9A6B',
  sky: '#CFE6DC',
  scene: circle(420, 170, 120, '#8DC3A4') + p(hill(340, 16, 90, 1), '#4E9A6B') + p(hill(388, 12, 72, 3), '#1B7F4B'),
  over: at(400, 226, 1.06, plastic(C.sand50, '#1B7F4B', '#C9DFC4'), -8),
});
