// Scenes of the films, 640 by 360: each is a function of time from 0 to 1, of the colours of its film, and of a seed that makes
// no two scenes of a kind the same. Their lower fifth stays plain, for the captions.
import { circle, line, rect, shape, star } from './tiles.mjs';

const CREAM = '#FBEBD0';
const SAFFRON = '#E8A33D';

/** Progress of a part that begins at `from` and lasts `length`, slowing down at its end. */
const ease = (time, from = 0, length = 0.3) => 1 - (1 - Math.min(Math.max((time - from) / length, 0), 1)) ** 3;
const group = (body, transform, rest = '') => `<g transform="${transform}"${rest}>${body}</g>`;
const at = (x, y, body, scale = 1, turn = 0) =>
  group(body, `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${scale.toFixed(3)})`);
const faded = (opacity, body) => (opacity <= 0 ? '' : `<g opacity="${Math.min(opacity, 1).toFixed(2)}">${body}</g>`);
/** A stroke drawn as far as its progress; `length` is its own or more. */
const drawn = (path, colour, width, progress, length = 600) =>
  line(
    path,
    colour,
    width,
    ` stroke-dasharray="${length}" stroke-dashoffset="${(length * (1 - progress)).toFixed(1)}"`,
  );
const range = (count) => Array.from({ length: count }, (_, index) => index);

export const SCENES = {
  branch(time, [a, b, c], { seed }) {
    const columns = range(5).map((i) => {
      const height = 118 * ease(time, 0.04 * i, 0.3);
      return rect(190 + i * 60, 250 - height, 22, height, i % 2 ? c : CREAM, 3);
    });
    const entrance = 34 * ease(time, 0.4, 0.4);
    return (
      rect(150, 250, 340, 14, b, 4) +
      columns.join('') +
      faded(
        ease(time, 0.2),
        shape('M160 132L320 62L480 132Z', a) + at(320, 108, shape(star(17), SAFFRON), 1, time * 45 + seed),
      ) +
      rect(286, 178, 68, 72, '#12211F', 6) +
      rect(286 + 34 - entrance, 178, entrance * 2, 72, SAFFRON, 6)
    );
  },
  people(time, tints, { count, seed }) {
    const near = ease(time, 0, 0.6);
    const table = rect(320 - 90 * near, 214, 180 * near + 1, 16, CREAM, 8) + rect(314, 228, 12, 40 * near, CREAM, 3);
    const round = range(count).map((i) => {
      const angle = Math.PI * (1 + (i + 0.5) / count);
      const reach = 330 - 170 * near;
      const [x, y] = [320 + Math.cos(angle) * reach, 205 + Math.sin(angle) * reach * 0.78];
      const size = 54 + 4 * Math.sin(time * 9 + i * 2);
      return at(
        x,
        y,
        shape(star(size), tints[i % tints.length]) + shape(star(size * 0.55, 0, 0, 22.5), CREAM),
        1,
        seed + i * 20 + time * 40,
      );
    });
    return table + round.join('');
  },
  calendar(time, [a, b, c], { seed }) {
    const cells = range(28).map((i) => {
      const [x, y] = [226 + (i % 7) * 31.5, 124 + Math.floor(i / 7) * 33];
      const shown = ease(time, 0.15 + i * 0.018, 0.15);
      return shown > 0 ? at(x, y, shape(star(i === seed % 28 ? 13 : 8), i === seed % 28 ? SAFFRON : c), shown) : '';
    });
    const drop = 40 * (1 - ease(time, 0, 0.25));
    return group(
      rect(196, 66, 248, 188, CREAM, 14) +
        rect(196, 66, 248, 34, a, 14) +
        rect(238, 54, 10, 26, b, 5) +
        rect(392, 54, 10, 26, b, 5) +
        cells.join(''),
      `translate(0 ${-drop})`,
      ` opacity="${ease(time, 0, 0.2).toFixed(2)}"`,
    );
  },
  card(time, [a, b, c], { seed, side }) {
    const come = ease(time, 0, 0.4);
    const shine = -180 + 420 * ease(time, 0.4, 0.5);
    const plate = rect(-130, -80, 260, 160, a, 16);
    const marks =
      at(80, 10, shape(star(92), b), 1, seed) +
      at(80, 10, shape(star(52), c), 1, seed + 22) +
      rect(-108, -34, 40, 30, SAFFRON, 6) +
      range(4)
        .map((i) => rect(-108 + i * 32, 44, 24, 7, CREAM, 3))
        .join('') +
      at(shine, 0, rect(-14, -120, 28, 240, '#FFF', 0, ' fill-opacity=".25"'), 1, 20);
    const face = `<clipPath id="face">${plate}</clipPath>${plate}<g clip-path="url(#face)">${marks}</g>`;
    return at(320 + side * 420 * (1 - come), 160, face, 1, -8 * side * come + 6 * Math.sin(time * 4));
  },
  coins(time, [a, b, c], { count, side }) {
    const piles = range(4).map((pile) =>
      range(2 + ((pile * 2 + count) % 5)).map((i) => {
        const fall = ease(time, 0.06 * pile + 0.09 * i, 0.22);
        const [x, y] = [320 + side * (pile - 1.5) * 92, 250 - i * 20 - 220 * (1 - fall)];
        return fall > 0
          ? `<ellipse cx="${x}" cy="${y.toFixed(1)}" rx="40" ry="14" fill="${a}"/><ellipse cx="${x}" cy="${(y - 7).toFixed(1)}" rx="40" ry="14" fill="${i % 2 ? SAFFRON : c}"/>` +
              at(x, y - 7, group(shape(star(9), b), 'scale(1 .4)'))
          : '';
      }),
    );
    return rect(120, 258, 400, 6, b, 3) + piles.flat().join('');
  },
  phone(time, [a, b, c], { count, seed }) {
    const rows = range(count + 1).map((i) => {
      const shown = ease(time, 0.2 + i * 0.1, 0.2);
      return faded(
        shown,
        rect(268 + 30 * (1 - shown), 96 + i * 30, [104, 78, 92, 66][(i + seed) % 4], 18, i % 2 ? b : c, 9),
      );
    });
    const done = ease(time, 0.65, 0.2);
    return group(
      rect(248, 44, 144, 232, '#12211F', 24) +
        rect(256, 52, 128, 216, CREAM, 18) +
        rect(296, 60, 48, 7, '#12211F', 3) +
        rows.join('') +
        at(320, 238, shape(star(20), a) + drawn('M-8 0L-2 7L9-6', CREAM, 4, done, 40), done, 90 * (1 - done)),
      `translate(0 ${(30 * (1 - ease(time))).toFixed(1)})`,
    );
  },
  key(time, [a, b, c], { seed, side }) {
    const into = ease(time, 0, 0.4);
    const turn = 180 * ease(time, 0.45, 0.3);
    const open = ease(time, 0.75, 0.25);
    const key =
      shape(star(34), SAFFRON) +
      circle(0, 0, 13, b) +
      rect(28, -7, 92, 14, SAFFRON, 5) +
      rect(92, 4, 10, 22, SAFFRON, 3) +
      rect(108, 4, 10, 16, SAFFRON, 3);
    const lock = at(
      0,
      0,
      shape(star(84 + 10 * open), a) + shape(star(60 + 10 * open), c) + circle(0, 0, 22, b),
      1,
      seed + 45 * open,
    );
    const body =
      at(430, 160, lock) +
      at(
        250 - 200 * (1 - into),
        160,
        group(key, `translate(60 0) scale(1 ${Math.cos((turn * Math.PI) / 180).toFixed(2)})`),
      );
    return side > 0 ? body : group(body, 'translate(640 0) scale(-1 1)');
  },
  document(time, [a, b, c], { count, seed }) {
    const pages = range(count).map((i) => {
      const shown = ease(time, 0.1 * i, 0.25);
      return faded(
        shown,
        at(
          320 - 22 * (count - 1 - i),
          160 + 8 * (count - 1 - i) + 30 * (1 - shown),
          rect(-72, -98, 144, 192, i === count - 1 ? CREAM : c, 10),
          1,
          -3 * (count - 1 - i),
        ),
      );
    });
    const lines = range(5).map((i) =>
      rect(272, 90 + i * 19, [96, 80, 92, 70, 88][(i + seed) % 5] * ease(time, 0.3 + i * 0.06, 0.2), 7, b, 3),
    );
    const seal = ease(time, 0.75, 0.2);
    return (
      pages.join('') +
      lines.join('') +
      drawn('M276 216C290 196 298 232 308 212C316 200 322 226 340 208', a, 4, ease(time, 0.6, 0.25), 120) +
      at(366, 214, shape(star(22), SAFFRON), seal, 60 * (1 - seal))
    );
  },
  star(time, [a, b, c], { seed }) {
    const fill = ease(time, 0.6, 0.3);
    const turn = seed + 22.5 * time;
    return at(
      320,
      158,
      drawn(star(100), SAFFRON, 5, ease(time, 0, 0.65), 760) +
        faded(fill, shape(star(88), a) + shape(star(60, 0, 0, 22.5), b) + shape(star(34), c)),
      0.9 + 0.1 * fill,
      turn,
    );
  },
  house(time, [a, b, c], { seed, side }) {
    const up = 110 * ease(time, 0, 0.35);
    const roof = ease(time, 0.3, 0.3);
    const light = ease(time, 0.65, 0.2);
    const body =
      at(150, 96, shape(star(34), SAFFRON), ease(time, 0.1, 0.4), time * 60 + seed) +
      rect(230, 252 - up, 180, up, CREAM, 4) +
      faded(roof, group(shape('M206 148L320 66L434 148Z', a), `translate(0 ${-60 * (1 - roof)})`)) +
      faded(light, rect(252, 172, 36, 36, SAFFRON, 4) + rect(352, 172, 36, 36, c, 4) + rect(302, 196, 36, 56, b, 4)) +
      rect(140, 252, 360, 8, b, 4);
    return side > 0 ? body : group(body, 'translate(640 0) scale(-1 1)');
  },
  chart(time, [a, b, c], { count, seed }) {
    const bars = count + 3;
    const heights = range(bars).map((i) => 40 + ((i * 37 + seed * 13) % 60) + (90 * i) / bars);
    const step = 360 / bars;
    const drawnBars = heights.map((height, i) => {
      const tall = height * ease(time, 0.06 * i, 0.3);
      return rect(140 + i * step, 250 - tall, step * 0.62, tall, i === bars - 1 ? SAFFRON : i % 2 ? c : a, 5);
    });
    const path = heights
      .map((height, i) => `${i ? 'L' : 'M'}${(140 + (i + 0.31) * step).toFixed(0)} ${(236 - height).toFixed(0)}`)
      .join('');
    return rect(126, 252, 390, 6, b, 3) + drawnBars.join('') + drawn(path, CREAM, 4, ease(time, 0.45, 0.45), 620);
  },
  map(time, [a, b, c], { seed, side }) {
    const tiles = range(40).map((i) => {
      const [x, y] = [104 + (i % 8) * 62, 46 + Math.floor(i / 8) * 54];
      const far = Math.hypot(x - 320, y - 150) / 340;
      return at(x, y, shape(star(24), (i * 7 + seed) % 3 ? a : b), ease(time, far * 0.3, 0.25));
    });
    const way = drawn('M150 226C230 120 300 250 372 158S470 96 506 88', CREAM, 5, ease(time, 0.3, 0.5), 520);
    const pin = ease(time, 0.75, 0.2);
    const body =
      tiles.join('') +
      way +
      circle(150, 226, 9, SAFFRON) +
      at(506, 88 - 26 * (1 - pin), shape(star(26), SAFFRON) + shape(star(12), c), pin);
    return side > 0 ? body : group(body, 'translate(640 0) scale(-1 1)');
  },
  lattice(time, tints, { seed }) {
    return range(77)
      .map((i) => {
        const [x, y] = [50 + (i % 11) * 54, 26 + Math.floor(i / 11) * 42];
        const far = Math.hypot(x - 320, y - 150) / 380;
        const shown = ease(time, far * 0.6, 0.3);
        return shown > 0
          ? at(
              x,
              y,
              shape(star(25), [...tints, CREAM][(i * 5 + seed + Math.floor(i / 11)) % 5]),
              shown,
              90 * (1 - shown) + 20 * time,
            )
          : '';
      })
      .join('');
  },
  car(time, [a, b, c]) {
    const x = -160 + 800 * time;
    const wheel = (dx) => at(dx, 36, circle(0, 0, 24, '#12211F') + shape(star(16), SAFFRON), 1, time * 900);
    const marks = range(9).map((i) => rect(((((i * 90 - time * 420) % 810) + 810) % 810) - 90, 246, 46, 6, c, 3));
    return (
      rect(0, 236, 640, 26, b) +
      marks.join('') +
      at(
        x,
        196,
        shape('M-96 20L-78-14Q-70-24-56-24L-34-52Q-26-60-14-60H40Q52-60 60-50L82-22Q108-18 108 6V30H-96Z', a) +
          shape('M-22-26L-8-48H12V-26ZM24-26V-48H40L58-26Z', CREAM) +
          wheel(-54) +
          wheel(62),
      )
    );
  },
  shield(time, [a, b, c], { count, seed }) {
    const grown = ease(time, 0, 0.3);
    const stray = range(count + 4).map((i) => {
      const angle = (i / (count + 4)) * Math.PI * 2 + seed;
      const phase = (time * 1.6 + i * 0.23) % 1;
      const reach = phase < 0.5 ? 300 - 340 * phase : 130 + 340 * (phase - 0.5);
      return circle(
        (320 + Math.cos(angle) * reach).toFixed(1),
        (150 + Math.sin(angle) * reach * 0.7).toFixed(1),
        6,
        i % 2 ? SAFFRON : c,
      );
    });
    return (
      stray.join('') +
      at(
        320,
        152,
        shape('M0-96C30-78 58-70 84-70V6C84 52 46 82 0 102C-46 82-84 52-84 6V-70C-58-70-30-78 0-96Z', a) +
          shape('M0-76C24-62 46-55 66-54V4C66 40 36 64 0 80C-36 64-66 40-66 4V-54C-46-55-24-62 0-76Z', b) +
          drawn('M-30 2L-8 26L34-22', CREAM, 12, ease(time, 0.3, 0.4), 110),
        grown,
      )
    );
  },
};
