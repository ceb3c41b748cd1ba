import { type OwnHours, ownHours } from '#src/domain/locator/own-hours.ts';
import type { BranchDetailProps } from './BranchDetail.widget.ts';

type HoursFields = Pick<
  BranchDetailProps['fields'],
  'IsLadies' | 'WorkingDaysHours' | 'FridayWorkingHours' | 'SaturdayWorkingHours' | 'LadiesWorkingDaysHours'
>;

/** Returns the hours of the branch as the locator has them. */
export const branchHours = (fields: HoursFields): OwnHours =>
  ownHours({
    kind: 'branch',
    isLadies: fields.IsLadies,
    hours: {
      working: fields.WorkingDaysHours.value,
      friday: fields.FridayWorkingHours.value,
      saturday: fields.SaturdayWorkingHours.value,
      ladies: fields.LadiesWorkingDaysHours.value,
    },
  });
