import { examplePlace } from './example-place.ts';

/** Stands in for `locations.server.ts`: 25 places, the first a branch with all that one can have. */
export const loadPlaces = () =>
  Promise.resolve([
    examplePlace({
      hours: { working: '09:30 - 16:30', friday: '16:00 - 21:00', saturday: '', ladies: '09:30 - 15:30' },
    }),
    examplePlace({ id: 'kiosk-1', kind: 'kiosk', title: 'Olaya branch kiosk', path: '', tag: '', address: '' }),
    ...Array.from({ length: 23 }, (_, index) =>
      examplePlace({
        id: `atm-${index}`,
        kind: 'atm',
        title: `Olaya Mall ATM ${index}`,
        name: `Olaya Mall ATM ${index}, Jeddah`,
        city: 'Jeddah',
        path: '',
        latitude: 24.8 + index / 100,
      }),
    ),
  ]);

export const loadPanelPlaces = () => loadPlaces();
