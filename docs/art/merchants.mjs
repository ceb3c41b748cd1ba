// Marks of the shops that give offers, all invented.
import { palm } from './product-window.mjs';
import { save } from './save.mjs';
import { transformed, COLOURS, circle, line, decimal, shape, polygon, rect, star } from './tiles.mjs';

const mark = (name, bg, body) => save('merchants/' + name, 96, 96, rect(0, 0, 96, 96, bg) + body);
const petals = (k, f, R, w) =>
  Array.from(
    { length: k },
    (_, i) =>
      `<path transform="rotate(${decimal((360 / k) * i)} 48 48)" d="M48 48Q${48 - w} ${48 - R / 2} 48 ${48 - R}Q${48 + w} ${48 - R / 2} 48 48" fill="${f}"/>`,
  ).join('');
mark('warda', '#F9E7E4', petals(8, '#B5485A', 32, 13) + circle(48, 48, 7, COLOURS.saffron));
mark(
  'sahil',
  '#DCEFF3',
  [30, 46, 62].map((y, i) => line(`M18 ${y}q10-11 20 0t20 0t20 0`, ['#1D6F8A', '#3E9AB3', '#83C3D4'][i], 7)).join(''),
);
mark(
  'bunn',
  '#EFE3D6',
  shape('M48 16C70 24 74 62 48 80C22 62 26 24 48 16Z', '#5B3520') + line('M50 22C38 38 60 54 47 74', '#EFE3D6', 5),
);
mark(
  'mishkat',
  '#FFF1D6',
  shape('M26 80V44A22 22 0 0 1 70 44V80Z', COLOURS.saffron) +
    shape('M37 80V48A11 11 0 0 1 59 48V80Z', '#FFF1D6') +
    shape(star(9, 48, 60), COLOURS.clay),
);
mark(
  'rihal',
  '#E3E8F2',
  shape(star(34, 48, 48), '#27457A') +
    shape(
      polygon([
        [48, 24],
        [56, 48],
        [48, 72],
        [40, 48],
      ]),
      COLOURS.saffron,
    ) +
    shape(
      polygon([
        [48, 24],
        [56, 48],
        [40, 48],
      ]),
      COLOURS.white,
    ),
);
mark('nakheel', '#E2F0E2', transformed(48, 42, 0.42, palm('#6B4A22', '#1B7F4B', '#0E5E37')));
mark(
  'atyaf',
  '#F0E8F4',
  [
    ['#6A3D8F', 0],
    ['#9C6BC0', 45],
  ]
    .map(
      ([c, a]) =>
        `<rect x="26" y="26" width="44" height="44" fill="${c}" transform="rotate(${a} 48 48)" fill-opacity=".82"/>`,
    )
    .join('') + circle(48, 48, 9, '#F0E8F4'),
);
mark(
  'durra',
  '#E8ECEC',
  circle(48, 48, 31, '#26393A') +
    circle(48, 48, 22, '#E8ECEC') +
    circle(48, 48, 13, '#26393A') +
    circle(43, 43, 4, COLOURS.white),
);
mark('saqr', '#F7E6D8', shape('M14 34Q36 28 48 46Q60 28 82 34Q64 40 56 58L48 76L40 58Q32 40 14 34Z', COLOURS.rust));
mark(
  'hayat',
  '#E0F2EC',
  shape('M40 20H56V40H76V56H56V76H40V56H20V40H40Z', '#11806A') + shape(star(9, 48, 48), '#E0F2EC'),
);
mark(
  'qimam',
  '#E6EDF0',
  shape(
    polygon([
      [12, 74],
      [38, 28],
      [54, 56],
      [62, 44],
      [84, 74],
    ]),
    '#2E5568',
  ) +
    shape(
      polygon([
        [38, 28],
        [46, 42],
        [38, 47],
        [30, 42],
      ]),
      COLOURS.white,
    ),
);
mark(
  'dallah',
  '#FBEFD9',
  shape('M34 78L40 44Q40 30 50 28L50 20L54 20L54 28Q62 32 62 44L68 78Z', '#A4651B') +
    line('M38 48Q20 44 16 32', '#A4651B', 6) +
    line('M64 48Q80 50 72 68', '#A4651B', 5) +
    rect(32, 74, 38, 6, '#7A4A06', 3),
);
