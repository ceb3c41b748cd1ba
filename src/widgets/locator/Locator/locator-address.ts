import type { ServiceChoice } from '#src/domain/locator/place.ts';
import { choiceParam, defineAddress, textParam } from '#src/features/listing/listing-address.ts';

/** The address of a locator whose service is this one at first; `page` is the number of parts of 20 that it shows. */
export const locatorAddress = (service: ServiceChoice) =>
  defineAddress({
    q: textParam(''),
    service: choiceParam(service, 'all', 'branch', 'atm', 'kiosk'),
    city: textParam(''),
  });

/** The keys of the address. */
export const LOCATOR_KEYS = locatorAddress('all').keys;
