// One call a card that the bank issues: its own colours, and behind it what it is for.
import { coin, plane, bankCard } from './product-things.mjs';
import { productPicture, hill } from './product-window.mjs';
import { transformed, COLOURS, circle, shape, star } from './tiles.mjs';

productPicture('card-everyday', {
  ground: COLOURS.dew,
  lattice: COLOURS.haze,
  ring: COLOURS.bright,
  sky: COLOURS.mist,
  scene: [180, 140, 100]
    .map((r, i) => shape(star(r, 410, 214, 11 * i), ['#8FCFC8', COLOURS.haze, COLOURS.dew][i]))
    .join(''),
  over: (card) => transformed(400, 226, 1.06, card(bankCard(COLOURS.bright, COLOURS.cream, COLOURS.mist)), -8),
});

productPicture('card-cashback', {
  ground: COLOURS.cream,
  lattice: '#F1DDB4',
  ring: COLOURS.saffron,
  sky: COLOURS.wheat,
  scene:
    circle(486, 120, 56, COLOURS.saffron) +
    shape(hill(330, 18, 90, 1), COLOURS.amber) +
    shape(hill(376, 12, 74, 3), COLOURS.saffron),
  over: (card) =>
    transformed(396, 196, 1, card(bankCard(COLOURS.clay, COLOURS.cream, '#D98E63')), -8) +
    coin(316, 400, 3) +
    coin(404, 400, 4) +
    coin(492, 400, 6),
});

productPicture('card-signature', {
  ground: '#E4E9F0',
  lattice: '#CBD5E2',
  ring: '#3E6C94',
  sky: '#123B55',
  scene:
    circle(320, 110, 40, COLOURS.cream) +
    transformed(492, 116, 0.5, plane(COLOURS.sand50, COLOURS.clay), -24) +
    shape(hill(346, 22, 90, 1), '#1F5B7E') +
    shape(hill(386, 14, 80, 3), '#3E86A8'),
  over: (card) => transformed(400, 246, 1.06, card(bankCard(COLOURS.night, COLOURS.saffron, '#1A5653')), -8),
});

productPicture('card-mada', {
  ground: '#E3EFDF',
  lattice: '#C9DFC4',
  ring: '#4E9A6B',
  sky: '#CFE6DC',
  scene:
    circle(420, 170, 120, '#8DC3A4') + shape(hill(340, 16, 90, 1), '#4E9A6B') + shape(hill(388, 12, 72, 3), '#1B7F4B'),
  over: (card) => transformed(400, 226, 1.06, card(bankCard(COLOURS.sand50, '#1B7F4B', '#C9DFC4')), -8),
});
