// Posters of the films: one large star in turns over a dark ground. A film has the colours of its poster.
import { save } from './save.mjs';
import { COLOURS, facets, rect, seededRandom, shape, star } from './tiles.mjs';

const { night, deep, primary, mid, bright, mist, saffron, amber, wheat, cream, clay, rust } = COLOURS;

/** Ground, tints, number of turns, radius, centre, and how far a turn is turned beyond the one inside it. */
export const POSTERS = {
  branch: [deep, [primary, mid, bright, saffron], 9, 460, 420, 200, 6],
  app: ['#123B55', ['#1D5878', '#3E86A8', '#0E2F45', '#BBD3E2'], 8, 430, 220, 150, 11],
  home: ['#5C2412', [rust, clay, '#D2764E', amber], 10, 500, 470, 240, 4],
  fraud: ['#2E1B40', ['#4A2A66', '#6A3D8F', '#9C6BC0', saffron], 7, 420, 320, 180, 22.5],
  youth: ['#0E4A2C', ['#156439', '#1B7F4B', '#8FC39B', cream], 9, 480, 180, 220, 9],
  results: [night, [deep, primary, amber, saffron], 11, 520, 520, 130, 3],
  women: ['#5A1F2B', ['#7E3040', '#B5485A', '#D98A94', cream], 8, 450, 320, 60, 14],
  kiosk: ['#123033', [mid, '#2BA79D', mist, '#123B55'], 10, 470, 120, 300, 7],
  ramadan: ['#0B1F33', ['#123B55', '#1D5878', wheat, saffron], 9, 500, 400, 330, 12],
  transfer: ['#0E2F45', ['#1D5878', '#14988E', mist, amber], 8, 480, 520, 260, 8],
  travel: ['#123B55', ['#3E86A8', '#BBD3E2', '#1D5878', saffron], 10, 500, 140, 120, 5],
  card: [deep, ['#156439', bright, wheat, primary], 7, 440, 300, 320, 16],
  call: ['#33212E', ['#7E3040', '#B5485A', amber, cream], 9, 470, 480, 90, 10],
  lost: ['#3A1D10', [rust, clay, wheat, '#83391B'], 8, 450, 200, 280, 13],
  cost: ['#1B2F57', ['#27457A', '#4A6CA3', '#8FA8CE', saffron], 11, 510, 440, 300, 4],
  keys: ['#4A2E08', ['#7A4A06', '#B86F12', saffron, cream], 9, 480, 160, 160, 7],
  settle: ['#0E4A2C', [mid, '#1B7F4B', '#C5E0C7', amber], 8, 460, 500, 220, 18],
  savings: ['#2E1B40', ['#6A3D8F', '#9C6BC0', '#E3D3EE', wheat], 10, 490, 240, 320, 6],
  board: [night, ['#123B55', primary, '#BBD3E2', clay], 7, 430, 320, 150, 20],
  community: ['#42351B', ['#7A6A3A', '#8FC39B', wheat, clay], 9, 500, 360, 80, 9],
};

for (const [name, [ground, tints, turns, radius, x, y, turn]] of Object.entries(POSTERS)) {
  const random = seededRandom(name);
  let body = rect(0, 0, 640, 360, ground);
  for (let index = turns; index > 0; index--)
    body += shape(
      star((radius * index) / turns, x, y, turn * index),
      tints[(index + Math.floor(random() * 2)) % tints.length],
    );
  body += `<path d="${facets(radius / turns)}" transform="translate(${x} ${y})" fill="#FFF" fill-opacity=".18"/>`;
  save(`videos/${name}`, 640, 360, body);
}
