/** Widths in px that a window can have; any other reading is a mistake of the browser (document 3, section 9). */
const NARROWEST = 200;
const WIDEST = 4000;

/** Width until a valid one is read. */
const FIRST_WIDTH = 1280;

/** Returns a function that takes a reading of the window's width and returns the last valid one. */
export function validWidths(): (reading: number) => number {
  let last = FIRST_WIDTH;
  return (reading) => {
    if (reading >= NARROWEST && reading <= WIDEST) last = reading;
    return last;
  };
}
