import type { Point } from '#src/domain/locator/distance.ts';

/** Returns the position of the device where the visitor has allowed it before; never shows a prompt. */
export async function grantedPosition(): Promise<Point | undefined> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    if (state !== 'granted') return undefined;
    return await new Promise((resolve) => {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => {
          resolve({ latitude, longitude });
        },
        () => {
          resolve(undefined);
        },
      );
    });
  } catch {
    // Browsers without the Permissions API have no position.
    return undefined;
  }
}
