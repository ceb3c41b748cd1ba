import { checkbox } from '../fields/checkbox.ts';
import { children, multilist } from '../fields/items.ts';
import { integer } from '../fields/number.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** A service of a branch, and the visitors it is for. */
export const branchService = template('Branch Service', {
  Title: text({ required: true }),
  /** The id that the kiosk sends. */
  ServiceId: text({ required: true, shared: true }),
  ForCustomers: checkbox(),
  ForGuests: checkbox(),
  ForCorporates: checkbox(),
  /** The minutes per visitor, for estimating waiting times; 5 when empty. */
  MinutesEach: integer(),
});

/** A camera of a kiosk. */
export const branchCamera = template('Branch Camera', { CameraIdentifier: text({ required: true, shared: true }) });

/** A branch with a kiosk that issues queue tickets; its children are its cameras. */
export const flagshipBranch = template('Flagship Branch', {
  Title: text({ required: true }),
  /** The id that its kiosk sends. */
  BranchId: text({ required: true, shared: true }),
  Services: multilist(branchService, { source: '/items/kiosk/services' }),
  cameras: children(branchCamera),
});

/** The services of flagship branches, in the order in which kiosks list them. */
export const branchServiceList = template('Branch Service List', { services: children(branchService) });
