/**
 * Pages rendered at a time, those included that wait for the platform. One takes some milliseconds of the process's only
 * thread: more of them would make visitors of cached pages wait for a second.
 */
export const MAX_RENDERS = 64;

/** A response, which closes in any case. */
export interface Ending {
  once(event: 'close', listener: () => void): unknown;
}

const rendering = new Set<Ending>();

/** Takes a slot for a page that is rendered for one request, until its response has ended; returns false when none is free. */
export function takeRenderSlot(response: Ending): boolean {
  if (rendering.size >= MAX_RENDERS) return false;
  rendering.add(response);
  response.once('close', () => rendering.delete(response));
  return true;
}
