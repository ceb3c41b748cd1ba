import { checkbox } from '../fields/checkbox.ts';
import { children, multilist } from '../fields/items.ts';
import { integer } from '../fields/number.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** What a branch does for visitors, and for which of them. */
export const branchService = template('Branch Service', {
  Title: text({ required: true }),
  /** By which the kiosk asks for it. */
  ServiceId: text({ required: true, shared: true }),
  ForCustomers: checkbox(),
  ForGuests: checkbox(),
  ForCorporates: checkbox(),
  /** How long one visitor takes, by which the next is called; 5 when it is empty. */
  MinutesEach: integer(),
});

/** A camera of a kiosk. */
export const branchCamera = template('Branch Camera', { CameraIdentifier: text({ required: true, shared: true }) });

/** A branch where a kiosk gives out queue tickets. Its children are its cameras. */
export const flagshipBranch = template('Flagship Branch', {
  Title: text({ required: true }),
  /** By which its kiosk names it. */
  BranchId: text({ required: true, shared: true }),
  Services: multilist(branchService),
  cameras: children(branchCamera),
});

/** What flagship branches do, in the order in which it is offered. */
export const branchServiceList = template('Branch Service List', { services: children(branchService) });
