// A rosette for each person of the management; their initials are set over it in HTML.
import { save } from './save.mjs';
import { rect, shape, star } from './tiles.mjs';

/** Tints of a rosette: its heart, its rays, its ground. */
const TINTS = [
  ['#0B5F5A', '#0E7C74', '#BFE0DB'],
  ['#9A4522', '#C4633A', '#F6E3D8'],
  ['#123B55', '#1D5878', '#BBD3E2'],
  ['#156439', '#1B7F4B', '#E2F0E2'],
  ['#4A2A66', '#6A3D8F', '#F0E8F4'],
  ['#7A4A06', '#B86F12', '#FBEBD0'],
  ['#5A1F2B', '#B5485A', '#F9E7E4'],
  ['#33484A', '#56706F', '#DDE5E4'],
  ['#083F3D', '#14988E', '#E1F1EE'],
  ['#27457A', '#4A6CA3', '#E3E8F2'],
];
/** Largest radius of a rosette's rays, and how far a ray is turned beyond the one inside it. */
const RAYS = [34, 33, 37, 31];
const TURNS = [3, 8, 13, 18, 23, 28, 33, 38, 43, 48, 6, 11, 16, 21, 26, 31, 36, 41, 9, 14];

TURNS.forEach((turn, index) => {
  const [heart, ray, ground] = TINTS[index % TINTS.length];
  const step = RAYS[Math.floor(index / 5) % RAYS.length];
  let body = rect(0, 0, 320, 320, ground);
  for (let ring = 7; ring > 0; ring--) {
    const opacity = (0.16 + 0.06 * (7 - ring)).toFixed(2).replace(/^0|0$/g, '');
    body += `<path d="${star(step * ring, 160, 160, turn * ring)}" fill="${ring % 2 ? ground : ray}"${ring % 2 ? '' : ` fill-opacity="${opacity}"`}/>`;
  }
  save(`team/${index + 1}`, 320, 320, body + shape(star(92, 160, 160), heart));
});
