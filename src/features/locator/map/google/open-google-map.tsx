import { GoogleMap, type Libraries, useLoadScript } from '@react-google-maps/api';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { DEFAULT_CENTRE } from '#src/domain/locator/distance.ts';
import { DEFAULT_ZOOM } from '#src/domain/locator/map-view.ts';
import type { LocatorMap, MapOptions } from '../locator-map.ts';
import type { MapSettings } from '../map-settings.ts';
import { GooglePlaces } from './google-places.ts';

/** Libraries that the script has; the array is compared by identity. */
const LIBRARIES: Libraries = ['places'];

type Google = Extract<MapSettings, { readonly kind: 'google' }>;

interface ScriptProps {
  readonly settings: Google;
  readonly language: string;
  readonly onMap: (map: google.maps.Map) => void;
  readonly onError: (error: Error) => void;
}

/** Opens a map of Google; rejects when its script does not load, or does not accept the key. */
export function openGoogleMap(settings: Google, options: MapOptions): Promise<LocatorMap> {
  const { canvas, texts } = options;
  const box = document.createElement('div');
  box.className = 'map-google';
  canvas.prepend(box);
  const root = createRoot(box);
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => {
      root.unmount();
      box.remove();
      reject(error);
    };
    const open = (map: google.maps.Map): void => {
      canvas.dataset.live = 'google';
      canvas.querySelector('[data-pins]')?.replaceChildren();
      resolve(new GooglePlaces(map, options));
    };
    root.render(<Script settings={settings} language={texts.language} onMap={open} onError={fail} />);
  });
}

declare global {
  interface Window {
    /** Called by Google's script when it does not accept the key. */
    gm_authFailure?: () => void;
  }
}

/** Loads Google's script, then renders its map. */
function Script({ settings, language, onMap, onError }: ScriptProps) {
  const { isLoaded, loadError } = useLoadScript({
    googleMapsApiKey: settings.key,
    apiUrl: settings.url,
    libraries: LIBRARIES,
    language,
    region: 'SA',
  });
  useEffect(() => {
    window.gm_authFailure = () => {
      onError(new Error('the key is not accepted'));
    };
    if (loadError) onError(loadError);
  }, [loadError, onError]);
  if (!isLoaded) return null;
  return (
    <GoogleMap
      mapContainerStyle={{ inlineSize: '100%', blockSize: '100%' }}
      center={CENTRE}
      zoom={DEFAULT_ZOOM}
      options={OPTIONS}
      onLoad={onMap}
    />
  );
}

const CENTRE = { lat: DEFAULT_CENTRE.latitude, lng: DEFAULT_CENTRE.longitude };
/** Ours are beside the map. */
const OPTIONS = { disableDefaultUI: true, gestureHandling: 'cooperative' };
