import { checkbox } from '../fields/checkbox.ts';
import { icon } from '../fields/icon.ts';
import { children, multilist } from '../fields/items.ts';
import { number } from '../fields/number.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';
import { page } from './page.ts';

/** A service of branches, or a help for visitors with a disability. */
export const branchFacility = template('Branch Facility', { Title: text({ required: true }), Icon: icon() });

/** The services of branches, and their helps. */
export const branchFacilities = template('Branch Facilities', { facilities: children(branchFacility) });

/** Hours as `HH:MM - HH:MM`, several shifts with commas; another text is shown as it is. */
const hours = () => text({ shared: true });

/** A branch as its own page and the locator show it. */
export const branchDetails = template('Branch Details', {
  /** The name with its city, by which the locator searches. */
  Title: text({ required: true }),
  /** The name on a card and as the heading of its page; Title stands in for an empty one. */
  BannerTitle: text({ multiline: true }),
  IsLadies: checkbox(),
  City: text({ required: true }),
  Address: text(),
  Latitude: number(),
  Longitude: number(),
  /** Sunday to Thursday. */
  WorkingDaysHours: hours(),
  /** Closed when empty, as on Saturday. */
  FridayWorkingHours: hours(),
  SaturdayWorkingHours: hours(),
  /** Sunday to Thursday, in the section for ladies. */
  LadiesWorkingDaysHours: hours(),
  Phone: text({ shared: true }),
  /** A short label of its card. */
  POITag: text(),
  BranchServices: multilist(branchFacility, { editable: false, source: '/items/facilities' }),
  Accessibility: multilist(branchFacility, { editable: false, source: '/items/facilities' }),
});

/** A branch: a page. */
export const branchPage = template(
  'Branch',
  { ...page.fields, ...branchDetails.fields },
  { base: [page, branchDetails] },
);

/** The branches of the bank, in the order of their cities. */
export const branches = template('Branches', { branches: children(branchPage) });
