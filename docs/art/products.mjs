// One call a product: its ground, ring, sky, scene, and what steps over the ring.
import { coin, house, phone, plane, bankCard, suv } from './product-things.mjs';
import { productPicture, hill, palm, WIDTH } from './product-window.mjs';
import { transformed, COLOURS, circle, facets, line, decimal, shape, polygon, rect, star } from './tiles.mjs';

productPicture('home', {
  ground: COLOURS.cream,
  lattice: '#F1DDB4',
  ring: COLOURS.saffron,
  sky: COLOURS.haze,
  scene:
    circle(500, 130, 52, COLOURS.saffron) +
    shape(hill(360, 16, 90, 1), COLOURS.wheat) +
    house() +
    shape(hill(392, 8, 70, 3), COLOURS.amber),
  over: transformed(276, 262, 0.86, palm(COLOURS.rust, COLOURS.mid, COLOURS.primary)),
});

productPicture('auto', {
  ground: COLOURS.dew,
  lattice: COLOURS.haze,
  ring: COLOURS.bright,
  sky: COLOURS.cream,
  scene:
    circle(430, 206, 84, COLOURS.saffron) +
    shape(hill(260, 26, 100, 0.4), COLOURS.mist) +
    shape(hill(300, 22, 84, 2.2), COLOURS.bright) +
    rect(0, 330, WIDTH, 110, COLOURS.deep) +
    line('M200 366H640', COLOURS.amber, 4, ' stroke-dasharray="34 30"'),
  over: transformed(206, 250, 1, suv(COLOURS.clay, COLOURS.ink, COLOURS.haze)),
});

productPicture('personal', {
  ground: '#F6E3D8',
  lattice: COLOURS.blush,
  ring: COLOURS.clay,
  sky: COLOURS.rust,
  cy: 220,
  scene: [
    [150, COLOURS.clay],
    [122, '#D98E63'],
    [94, COLOURS.amber],
    [66, COLOURS.wheat],
    [38, COLOURS.white],
  ]
    .map(([r, c]) =>
      shape(`M${410 - r} 440V${decimal(330 - r * 1.05)}A${r} ${r} 0 0 1 ${410 + r} ${decimal(330 - r * 1.05)}V440Z`, c),
    )
    .join(''),
  over:
    shape(
      polygon([
        [290, 440],
        [340, 380],
        [480, 380],
        [530, 440],
      ]),
      COLOURS.wheat,
    ) +
    shape(
      polygon([
        [326, 440],
        [362, 380],
        [458, 380],
        [494, 440],
      ]),
      COLOURS.cream,
    ) +
    shape(star(17, 410, 300), COLOURS.saffron),
});

productPicture('cards', {
  ground: '#DDEDEA',
  lattice: '#BFDAD6',
  ring: COLOURS.mid,
  sky: COLOURS.primary,
  scene: [180, 140, 100]
    .map((r, i) => shape(star(r, 410, 214, 11 * i), ['#0D6B65', COLOURS.mid, '#0F8A81'][i]))
    .join(''),
  over: (card) =>
    transformed(398, 256, 1, card(bankCard(COLOURS.saffron, COLOURS.deep, '#C47F1E')), 14) +
    transformed(352, 206, 1, card(bankCard(COLOURS.night, COLOURS.saffron, '#1A5653')), -10),
});

productPicture('savings', {
  ground: '#E3EFDF',
  lattice: '#C9DFC4',
  ring: '#4E9A6B',
  sky: '#CFE6DC',
  scene:
    circle(330, 130, 44, COLOURS.cream) +
    shape(hill(330, 14, 90, 1), '#8DC3A4') +
    shape(hill(362, 12, 70, 2), '#4E9A6B'),
  over:
    coin(300, 384, 3) +
    coin(384, 384, 5) +
    coin(468, 384, 7) +
    transformed(
      468,
      146,
      0.72,
      palm(COLOURS.rust, COLOURS.primary, '#1B7F4B').replace('M-8 150Q-14 70 0 0', 'M0 146Q-8 70 0 0'),
    ),
});

productPicture('travel', {
  ground: '#E4E9F0',
  lattice: '#CBD5E2',
  ring: '#3E6C94',
  sky: '#123B55',
  scene:
    circle(486, 136, 54, COLOURS.cream) +
    circle(464, 124, 50, '#123B55') +
    [
      [300, 120, 7],
      [360, 84, 5],
      [420, 170, 5],
      [330, 190, 4],
      [520, 230, 5],
      [396, 116, 3],
    ]
      .map(([x, y, r]) => shape(star(r, x, y), COLOURS.wheat))
      .join('') +
    shape(hill(330, 22, 90, 1), '#1F5B7E') +
    shape(hill(362, 18, 80, 3), '#3E86A8') +
    shape(hill(396, 12, 70, 5), COLOURS.wheat),
  over:
    line('M150 386Q240 350 320 292', COLOURS.saffron, 4, ' stroke-dasharray="2 14"') +
    transformed(392, 244, 1, plane(COLOURS.sand50, COLOURS.clay), -24),
});

productPicture('accounts', {
  ground: COLOURS.sand100,
  lattice: COLOURS.sand200,
  ring: COLOURS.primary,
  sky: COLOURS.bright,
  scene: [196, 150, 104]
    .map((r, i) => shape(star(r, 410, 214, i * 22.5), [COLOURS.bright, '#2BA79D', COLOURS.mist][i]))
    .join(''),
  over: transformed(410, 236, 1.06, phone(), 9),
});

productPicture('business', {
  ground: '#DCE6E8',
  lattice: '#C0D0D4',
  ring: COLOURS.deep,
  sky: COLOURS.wheat,
  scene:
    circle(500, 170, 64, COLOURS.saffron) +
    [
      [262, 250, 60, COLOURS.mist],
      [322, 190, 56, COLOURS.bright],
      [378, 110, 70, COLOURS.primary],
      [448, 160, 58, COLOURS.deep],
      [506, 230, 70, COLOURS.mid],
    ]
      .map(
        ([x, y, w, c], k) =>
          rect(x, y, w, 300, c) +
          (k === 2
            ? shape(
                polygon([
                  [378, 110],
                  [413, 66],
                  [448, 110],
                ]),
                c,
              ) + shape(star(12, 413, 98), COLOURS.saffron)
            : '') +
          Array.from({ length: 5 }, (_, i) =>
            rect(x + 12, y + 26 + i * 30, w - 24, 8, COLOURS.white, 2, ' fill-opacity=".28"'),
          ).join(''),
      )
      .join('') +
    shape(hill(390, 8, 80, 1), COLOURS.night),
});

productPicture('youth', {
  ground: '#FCE9DD',
  lattice: '#F2CDB8',
  ring: COLOURS.clay,
  sky: '#BFE0DB',
  scene:
    [
      [330, 150, 34],
      [500, 250, 26],
    ]
      .map(([x, y, r]) =>
        shape(
          `M${x - r * 1.6} ${y}a${r} ${r} 0 0 1 ${r}-${r * 0.8}a${r} ${r} 0 0 1 ${r * 1.6} ${r * 0.3}a${decimal(r * 0.6)} ${decimal(r * 0.6)} 0 0 1 ${r * 0.4} ${decimal(r * 0.5)}Z`,
          COLOURS.white,
        ),
      )
      .join('') +
    shape(hill(338, 18, 90, 2), COLOURS.wheat) +
    shape(hill(374, 14, 76, 4), COLOURS.amber),
  over:
    line('M402 224Q330 300 378 344T330 440', COLOURS.ink, 2.5) +
    transformed(
      430,
      176,
      1,
      shape(star(84, 0, 0), COLOURS.clay) +
        shape(facets(84), COLOURS.saffron) +
        shape(star(30, 0, 0, 22.5), COLOURS.cream) +
        shape(star(14), COLOURS.primary),
      14,
    ) +
    [
      [372, 292],
      [362, 342],
      [350, 396],
    ]
      .map(([x, y], i) =>
        shape(
          polygon([
            [x, y],
            [x - 18, y - 10],
            [x - 18, y + 10],
          ]) +
            polygon([
              [x, y],
              [x + 18, y - 10],
              [x + 18, y + 10],
            ]),
          [COLOURS.primary, COLOURS.saffron, COLOURS.bright][i],
        ),
      )
      .join(''),
});

productPicture('protection', {
  ground: '#E5EAF1',
  lattice: '#CDD6E3',
  ring: '#3E6C94',
  sky: '#BBD3E2',
  scene:
    Array.from({ length: 16 }, (_, i) =>
      line(`M${240 + ((i * 53) % 340)} ${70 + ((i * 67) % 120)}l-8 26`, '#8CB3CC', 4),
    ).join('') + shape(hill(366, 12, 80, 1), '#3E86A8'),
  over:
    line('M410 206V372Q410 398 434 398T458 372', COLOURS.ink, 9) +
    shape(
      'M262 226A148 148 0 0 1 558 226Q534 200 508 226Q484 198 459 226Q434 198 410 226Q386 198 361 226Q336 198 312 226Q286 200 262 226Z',
      COLOURS.primary,
    ) +
    shape('M361 226Q366 118 410 78Q454 118 459 226Q434 198 410 226Q386 198 361 226Z', COLOURS.saffron) +
    shape(star(11, 410, 74), COLOURS.clay),
});
