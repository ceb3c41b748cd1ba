/**
 * Installs what our code calls of Google's script: maps that project as web maps do, and markers that are buttons. It proves our
 * calls only. Complete in itself, since browsers get it as a text.
 */
export function installGoogleMaps(): void {
  interface Degrees {
    readonly lat: number;
    readonly lng: number;
  }
  const pixels = (zoom: number) => 256 * 2 ** zoom;
  const project = ({ lat, lng }: Degrees, zoom: number) => ({
    x: (lng / 360 + 0.5) * pixels(zoom),
    y: (0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)) * pixels(zoom),
  });
  const unproject = ({ x, y }: { readonly x: number; readonly y: number }, zoom: number): LatLng =>
    new LatLng({
      lat: ((2 * Math.atan(Math.exp((0.5 - y / pixels(zoom)) * 2 * Math.PI)) - Math.PI / 2) * 180) / Math.PI,
      lng: (x / pixels(zoom) - 0.5) * 360,
    });

  class Observable {
    readonly listeners = new Map<string, (() => void)[]>();
    addListener(name: string, listener: () => void) {
      this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
      return { remove: () => undefined };
    }
    trigger(name: string): void {
      for (const listener of this.listeners.get(name) ?? []) listener();
    }
  }

  class LatLng {
    readonly at: Degrees;
    constructor(at: Degrees | LatLng) {
      this.at = at instanceof LatLng ? at.at : at;
    }
    lat = (): number => this.at.lat;
    lng = (): number => this.at.lng;
    toJSON = (): Degrees => this.at;
  }

  class LatLngBounds {
    south = Infinity;
    west = Infinity;
    north = -Infinity;
    east = -Infinity;
    constructor(southWest?: LatLng, northEast?: LatLng) {
      if (southWest) this.extend(southWest);
      if (northEast) this.extend(northEast);
    }
    getSouthWest = () => new LatLng({ lat: this.south, lng: this.west });
    getNorthEast = () => new LatLng({ lat: this.north, lng: this.east });
    getCenter = () => new LatLng({ lat: (this.south + this.north) / 2, lng: (this.west + this.east) / 2 });
    contains = (at: LatLng) =>
      at.lat() >= this.south && at.lat() <= this.north && at.lng() >= this.west && at.lng() <= this.east;
    extend(at: LatLng): this {
      [this.south, this.north] = [Math.min(this.south, at.lat()), Math.max(this.north, at.lat())];
      [this.west, this.east] = [Math.min(this.west, at.lng()), Math.max(this.east, at.lng())];
      return this;
    }
  }

  class Map_ extends Observable {
    readonly box: HTMLElement;
    zoom = 0;
    centre: Degrees = { lat: 0, lng: 0 };
    constructor(box: HTMLElement, options: Readonly<Record<string, unknown>> = {}) {
      super();
      this.box = box;
      this.setOptions(options);
      box.dataset.google = '';
    }
    getZoom = () => this.zoom;
    getCenter = () => new LatLng(this.centre);
    getDiv = () => this.box;
    getProjection = () => ({});
    getMapCapabilities = () => ({ isAdvancedMarkersAvailable: false });
    setOptions({ zoom, center }: { readonly zoom?: unknown; readonly center?: unknown } = {}): void {
      if (typeof zoom === 'number') this.setZoom(zoom);
      // oxlint-disable-next-line eslint-js/no-restricted-syntax -- our code passes nothing else
      if (center) this.setCenter(center as Degrees);
    }
    setCenter(at: Degrees): void {
      this.centre = at;
      this.box.dataset.centre = `${at.lat} ${at.lng}`;
      this.trigger('idle');
    }
    panTo(at: Degrees): void {
      this.setCenter(at);
    }
    setZoom(zoom: number): void {
      this.zoom = zoom;
      this.box.dataset.zoom = `${zoom}`;
      this.trigger('zoom_changed');
      this.trigger('idle');
    }
    fitBounds(bounds: LatLngBounds | Readonly<Record<'south' | 'west' | 'north' | 'east', number>>): void {
      const { south, west, north, east } = bounds;
      this.setCenter({ lat: (south + north) / 2, lng: (west + east) / 2 });
      this.setZoom(Math.min(21, Math.floor(Math.log2(360 / Math.max(east - west, north - south, 0.0001)))));
    }
    getBounds(): LatLngBounds {
      const { x, y } = project(this.centre, this.zoom);
      const [width, height] = [this.box.clientWidth / 2 || 400, this.box.clientHeight / 2 || 300];
      return new LatLngBounds(
        unproject({ x: x - width, y: y + height }, this.zoom),
        unproject({ x: x + width, y: y - height }, this.zoom),
      );
    }
  }

  class Marker extends Observable {
    static readonly MAX_ZINDEX = 1000;
    readonly button = document.createElement('button');
    readonly position: LatLng;
    map: Map_ | null = null;
    constructor({ position, title, label, icon }: Readonly<Record<string, unknown>>) {
      super();
      // oxlint-disable-next-line eslint-js/no-restricted-syntax -- our code passes nothing else
      this.position = new LatLng(position as Degrees);
      this.button.type = 'button';
      this.button.ariaLabel = String(title);
      // oxlint-disable-next-line eslint-js/no-restricted-syntax -- our code passes nothing else
      this.button.textContent = (label as { readonly text: string }).text;
      this.button.addEventListener('click', () => {
        this.trigger('click');
      });
      this.setIcon(icon);
    }
    getPosition = () => this.position;
    getVisible = () => true;
    getMap = () => this.map;
    setIcon(icon: unknown): void {
      // oxlint-disable-next-line eslint-js/no-restricted-syntax -- our code passes nothing else
      this.button.dataset.icon = decodeURIComponent((icon as { readonly url: string }).url);
    }
    setMap(map: Map_ | null): void {
      this.map = map;
      if (map) map.box.append(this.button);
      else this.button.remove();
    }
  }

  class OverlayView {
    map: Map_ | null = null;
  }
  // The clusterer copies what can be enumerated.
  Object.assign(OverlayView.prototype, {
    getMap(this: OverlayView) {
      return this.map;
    },
    setMap(this: OverlayView & { onAdd: () => void; onRemove: () => void }, map: Map_ | null) {
      if (this.map && !map) this.onRemove();
      this.map = map;
      if (map) this.onAdd();
    },
    getProjection(this: OverlayView) {
      const zoom = () => this.map?.getZoom() ?? 0;
      return {
        fromLatLngToDivPixel: (at: LatLng) => project(at.toJSON(), zoom()),
        fromDivPixelToLatLng: (at: { readonly x: number; readonly y: number }) => unproject(at, zoom()),
      };
    },
  });

  const event = {
    trigger: () => undefined,
    removeListener: () => undefined,
    addListener: (target: Observable, name: string, listener: () => void) => target.addListener(name, listener),
  };
  class Size {
    readonly size: readonly unknown[];
    constructor(...size: readonly unknown[]) {
      this.size = size;
    }
  }
  class Point extends Size {}
  const maps = { Map: Map_, Marker, LatLng, LatLngBounds, OverlayView, Size, Point, event };
  Object.assign(globalThis, { google: { maps } });
}
