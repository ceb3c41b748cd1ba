// Patterns for grounds and borders, and the small scenes: a lost page, an empty list, a map.
import { lerpRamp, mosaic } from './mosaic.mjs';
import { save } from './save.mjs';
import { transformed, COLOURS, facets, line, decimal, shape, polygon, rect, seededRandom, star } from './tiles.mjs';

save(
  'patterns/lattice-sand',
  64,
  64,
  shape(star(32, 32, 32), 'none', ` stroke="${COLOURS.sand200}" stroke-width="1.2"`),
);
save('patterns/lattice-night', 64, 64, shape(star(32, 32, 32), 'none', ` stroke="#0F4B49" stroke-width="1.2"`));
save(
  'patterns/band',
  192,
  32,
  [0, 1, 2, 3, 4, 5]
    .map((i) =>
      shape(
        star(15, 16 + i * 32, 16),
        [COLOURS.primary, COLOURS.mist, COLOURS.saffron, COLOURS.primary, COLOURS.haze, COLOURS.clay][i],
      ),
    )
    .join('') +
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        shape(
          polygon([
            [i * 32, 11],
            [i * 32 + 5, 16],
            [i * 32, 21],
            [i * 32 - 5, 16],
          ]),
          COLOURS.sand300,
        ),
      )
      .join(''),
);
{
  // 404: a wall with one star missing; the star lies at its foot
  const m = mosaic({
    seed: 'lost',
    w: 720,
    h: 480,
    p: 80,
    jewels: 0.12,
    outline: null,
    scene: (x, y, j) =>
      Math.hypot((x - 4 / 9) * 720, (y - 2 / 6) * 480) < 6
        ? null
        : lerpRamp(
            [COLOURS.haze, COLOURS.mist, COLOURS.bright, COLOURS.mid, COLOURS.mid, COLOURS.primary, COLOURS.deep],
            y * 0.75 + j * 0.5,
          ),
    keep: (x, y) => (y > 0.84 ? 0 : 1),
  });
  save(
    'scenes/not-found',
    720,
    560,
    m +
      shape(star(38, 320, 160), 'none', ` stroke="${COLOURS.saffron}" stroke-width="2.5" stroke-dasharray="5 7"`) +
      line('M322 210Q352 320 396 436', COLOURS.sand300, 3, ' stroke-dasharray="1 11"') +
      `<ellipse cx="410" cy="522" rx="74" ry="9" fill="${COLOURS.sand200}"/>` +
      transformed(410, 484, 1, shape(star(38), COLOURS.saffron) + shape(facets(38), COLOURS.amber), 14),
  );
}
{
  const r = seededRandom('empty');
  let o = '';
  for (let y = 0; y < 3; y++)
    for (let x = 0; x < 5; x++) {
      const mid = x === 2 && y === 1;
      o += shape(
        star(26, 40 + x * 60, 36 + y * 60),
        mid ? COLOURS.saffron : r() > 0.6 ? COLOURS.sand100 : 'none',
        mid ? '' : ` stroke="${COLOURS.sand300}" stroke-width="1.5"${r() > 0.7 ? ' stroke-dasharray="4 5"' : ''}`,
      );
    }
  save('scenes/empty', 320, 192, o);
}
{
  // a map without a map provider: seeded ring roads, streets, a wadi and parks; labels are set in HTML
  const r = seededRandom('riyadh-2'),
    S = 1000;
  let streets = '',
    blocks = '';
  for (let i = 1; i < 20; i++) {
    const q = i * 52 + r() * 18;
    streets += `M${decimal(q)} 0L${decimal(q - 90 + r() * 30)} ${S}M0 ${decimal(q)}L${S} ${decimal(q + 80 + r() * 26)}`;
  }
  for (let i = 0; i < 26; i++) {
    const x = r() * S,
      y = r() * S,
      w = 34 + r() * 70;
    blocks += `M${decimal(x)} ${decimal(y)}l${decimal(w)} ${decimal(w * 0.09)}l${decimal(-w * 0.08)} ${decimal(w * 0.7)}l${decimal(-w)} ${decimal(-w * 0.09)}z`;
  }
  const main = 'M-20 250L1020 330M-20 560L1020 640M-20 840L1020 915M300-20L215 1020M560-20L470 1020M835-20L745 1020',
    ring = 'M150-20Q110 300 190 520T330 860Q520 960 720 880T900 560Q920 300 860 120T700-20';
  save(
    'scenes/map',
    S,
    S,
    rect(0, 0, S, S, '#F1ECE1') +
      shape(blocks, '#E9E1D1') +
      shape('M600 380l150 12l-12 130l-150-12zM360 690l110 9l-8 84l-110-9zM70 330l100 8l-7 78l-100-8z', '#D3E6D4') +
      line('M60-20Q20 180 90 380T60 720T170 1020', '#BFDDE2', 26) +
      line(streets, COLOURS.white, 4) +
      line(main, '#FFFFFF', 15) +
      line(main, '#E3D8C3', 1.2) +
      line(ring, '#F4D9A4', 17) +
      line(ring, '#FFF5DF', 10),
  );
}
