// One call a product: its ground, ring, sky, scene, and what steps over the ring.
import { coin, house, phone, plane, plastic, suv } from './product-things.mjs';
import { card, hill, palm, W } from './product-window.mjs';
import { at, C, circle, facets, line, n, p, poly, rect, star } from './tiles.mjs';

card('home', {
  ground: C.cream,
  lattice: '#F1DDB4',
  ring: C.saffron,
  sky: C.haze,
  scene: circle(500, 130, 52, C.saffron) + p(hill(360, 16, 90, 1), C.wheat) + house() + p(hill(392, 8, 70, 3), C.amber),
  over: at(276, 262, 0.86, palm(C.rust, C.mid, C.primary)),
});

card('auto', {
  ground: C.dew,
  lattice: C.haze,
  ring: C.bright,
  sky: C.cream,
  scene:
    circle(430, 206, 84, C.saffron) +
    p(hill(260, 26, 100, 0.4), C.mist) +
    p(hill(300, 22, 84, 2.2), C.bright) +
    rect(0, 330, W, 110, C.deep) +
    line('M200 366H640', C.amber, 4, ' stroke-dasharray="34 30"'),
  over: at(206, 250, 1, suv(C.clay, C.ink, C.haze)),
});

card('personal', {
  ground: '#F6E3D8',
  lattice: C.blush,
  ring: C.clay,
  sky: C.rust,
  cy: 220,
  scene: [
    [150, C.clay],
    [122, '#D98E63'],
    [94, C.amber],
    [66, C.wheat],
    [38, C.white],
  ]
    .map(([r, c]) => p(`M${410 - r} 440V${n(330 - r * 1.05)}A${r} ${r} 0 0 1 ${410 + r} ${n(330 - r * 1.05)}V440Z`, c))
    .join(''),
  over:
    p(
      poly([
        [290, 440],
        [340, 380],
        [480, 380],
        [530, 440],
      ]),
      C.wheat,
    ) +
    p(
      poly([
        [326, 440],
        [362, 380],
        [458, 380],
        [494, 440],
      ]),
      C.cream,
    ) +
    p(star(17, 410, 300), C.saffron),
});

card('cards', {
  ground: '#DDEDEA',
  lattice: '#BFDAD6',
  ring: C.mid,
  sky: C.primary,
  scene: [180, 140, 100].map((r, i) => p(star(r, 410, 214, 11 * i), ['#0D6B65', C.mid, '#0F8A81'][i])).join(''),
  over:
    at(398, 256, 1, plastic(C.saffron, C.deep, '#C47F1E'), 14) +
    at(352, 206, 1, plastic(C.night, C.saffron, '#1A5653'), -10),
});

card('savings', {
  ground: '#E3EFDF',
  lattice: '#C9DFC4',
  ring: '#4E9A6B',
  sky: '#CFE6DC',
  scene: circle(330, 130, 44, C.cream) + p(hill(330, 14, 90, 1), '#8DC3A4') + p(hill(362, 12, 70, 2), '#4E9A6B'),
  over:
    coin(300, 384, 3) +
    coin(384, 384, 5) +
    coin(468, 384, 7) +
    at(468, 146, 0.72, palm(C.rust, C.primary, '#1B7F4B').replace('M-8 150Q-14 70 0 0', 'M0 146Q-8 70 0 0')),
});

card('travel', {
  ground: '#E4E9F0',
  lattice: '#CBD5E2',
  ring: '#3E6C94',
  sky: '#123B55',
  scene:
    circle(486, 136, 54, C.cream) +
    circle(464, 124, 50, '#123B55') +
    [
      [300, 120, 7],
      [360, 84, 5],
      [420, 170, 5],
      [330, 190, 4],
      [520, 230, 5],
      [396, 116, 3],
    ]
      .map(([x, y, r]) => p(star(r, x, y), C.wheat))
      .join('') +
    p(hill(330, 22, 90, 1), '#1F5B7E') +
    p(hill(362, 18, 80, 3), '#3E86A8') +
    p(hill(396, 12, 70, 5), C.wheat),
  over:
    line('M150 386Q240 350 320 292', C.saffron, 4, ' stroke-dasharray="2 14"') +
    at(392, 244, 1, plane(C.sand50, C.clay), -24),
});

card('accounts', {
  ground: C.sand100,
  lattice: C.sand200,
  ring: C.primary,
  sky: C.bright,
  scene: [196, 150, 104].map((r, i) => p(star(r, 410, 214, i * 22.5), [C.bright, '#2BA79D', C.mist][i])).join(''),
  over: at(410, 236, 1.06, phone(), 9),
});

card('business', {
  ground: '#DCE6E8',
  lattice: '#C0D0D4',
  ring: C.deep,
  sky: C.wheat,
  scene:
    circle(500, 170, 64, C.saffron) +
    [
      [262, 250, 60, C.mist],
      [322, 190, 56, C.bright],
      [378, 110, 70, C.primary],
      [448, 160, 58, C.deep],
      [506, 230, 70, C.mid],
    ]
      .map(
        ([x, y, w, c], k) =>
          rect(x, y, w, 300, c) +
          (k === 2
            ? p(
                poly([
                  [378, 110],
                  [413, 66],
                  [448, 110],
                ]),
                c,
              ) + p(star(12, 413, 98), C.saffron)
            : '') +
          Array.from({ length: 5 }, (_, i) =>
            rect(x + 12, y + 26 + i * 30, w - 24, 8, C.white, 2, ' fill-opacity=".28"'),
          ).join(''),
      )
      .join('') +
    p(hill(390, 8, 80, 1), C.night),
});

card('youth', {
  ground: '#FCE9DD',
  lattice: '#F2CDB8',
  ring: C.clay,
  sky: '#BFE0DB',
  scene:
    [
      [330, 150, 34],
      [500, 250, 26],
    ]
      .map(([x, y, r]) =>
        p(
          `M${x - r * 1.6} ${y}a${r} ${r} 0 0 1 ${r}-${r * 0.8}a${r} ${r} 0 0 1 ${r * 1.6} ${r * 0.3}a${n(r * 0.6)} ${n(r * 0.6)} 0 0 1 ${r * 0.4} ${n(r * 0.5)}Z`,
          C.white,
        ),
      )
      .join('') +
    p(hill(338, 18, 90, 2), C.wheat) +
    p(hill(374, 14, 76, 4), C.amber),
  over:
    line('M402 224Q330 300 378 344T330 440', C.ink, 2.5) +
    at(
      430,
      176,
      1,
      p(star(84, 0, 0), C.clay) + p(facets(84), C.saffron) + p(star(30, 0, 0, 22.5), C.cream) + p(star(14), C.primary),
      14,
    ) +
    [
      [372, 292],
      [362, 342],
      [350, 396],
    ]
      .map(([x, y], i) =>
        p(
          poly([
            [x, y],
            [x - 18, y - 10],
            [x - 18, y + 10],
          ]) +
            poly([
              [x, y],
              [x + 18, y - 10],
              [x + 18, y + 10],
            ]),
          [C.primary, C.saffron, C.bright][i],
        ),
      )
      .join(''),
});

card('protection', {
  ground: '#E5EAF1',
  lattice: '#CDD6E3',
  ring: '#3E6C94',
  sky: '#BBD3E2',
  scene:
    Array.from({ length: 16 }, (_, i) =>
      line(`M${240 + ((i * 53) % 340)} ${70 + ((i * 67) % 120)}l-8 26`, '#8CB3CC', 4),
    ).join('') + p(hill(366, 12, 80, 1), '#3E86A8'),
  over:
    line('M410 206V372Q410 398 434 398T458 372', C.ink, 9) +
    p(
      'M262 226A148 148 0 0 1 558 226Q534 200 508 226Q484 198 459 226Q434 198 410 226Q386 198 361 226Q336 198 312 226Q286 200 262 226Z',
      C.primary,
    ) +
    p('M361 226Q366 118 410 78Q454 118 459 226Q434 198 410 226Q386 198 361 226Z', C.saffron) +
    p(star(11, 410, 74), C.clay),
});
