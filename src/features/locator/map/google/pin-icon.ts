import type { PlaceKind } from '#sitecore/rules/place-kind.ts';

/** Colour, edge and size of each marker: those of `.map-pin`. */
const PINS = {
  branch: { fill: '#0b5f5a', edge: '#fff', size: 44 },
  atm: { fill: '#fff', edge: '#0b5f5a', size: 38 },
  kiosk: { fill: '#fff', edge: '#0b5f5a', size: 38 },
  many: { fill: '#083f3d', edge: '#fff', size: 48 },
  selected: { fill: '#e8a33d', edge: '#fff', size: 58 },
} as const satisfies Readonly<Record<PlaceKind | 'many' | 'selected', object>>;

/** The star of the lattice in a box of 100. */
const STAR =
  'M50 4L63 19 82.500 17.500 81 37 96 50 81 63 82.500 82.500 63 81 50 96 37 81 17.500 82.500 19 63 4 50 19 37 17.500 17.500 37 19Z';

/** Returns the picture of a marker. */
export function pinIcon(kind: keyof typeof PINS): google.maps.Icon {
  const { fill, edge, size } = PINS[kind];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="${STAR}" fill="${fill}" stroke="${edge}" stroke-width="5"/></svg>`;
  return {
    url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    scaledSize: new google.maps.Size(size, size),
    anchor: new google.maps.Point(size / 2, size / 2),
  };
}
