import type { Application } from '#sitecore/contracts/tracker.ts';
import { type Day, isoDay } from '#sitecore/rules/calendar-day.ts';

type Update = Application['ApplicationHistoryList'][number];

/** Time of a day or moment; before all others for a text that is none. */
const timeOf = (text: string): number => {
  const time = Date.parse(text);
  return Number.isNaN(time) ? -Infinity : time;
};

/** Returns what the bank has told, the latest first. */
export const newestFirst = (updates: readonly Update[]): readonly Update[] =>
  updates.toSorted((a, b) => {
    const [first, second] = [timeOf(a.UpdatedDate), timeOf(b.UpdatedDate)];
    return first === second ? 0 : second - first;
  });

/** State of a stage: the last one with a day is where the application stands. */
export type StageState = 'done' | 'now' | 'ahead';

/** Returns the stages with their states. */
export function stagesOf(stages: Application['TrackerIndexList']) {
  const last = stages.findLastIndex(({ Date: day }) => day !== '');
  return stages.map((stage, index) => ({ ...stage, state: stateOf(stage.Date !== '', index === last) }));
}

function stateOf(isReached: boolean, isLast: boolean): StageState {
  if (!isReached) return 'ahead';
  return isLast ? 'now' : 'done';
}

/** Returns true when the application has a contract to approve or to read. */
export const hasContract = ({ ActionType }: Application): boolean => ActionType !== null;

/** Returns true for a contract to approve that is not approved yet. */
export const awaitsApproval = ({ ActionType, ApprovalStatus }: Application): boolean =>
  ActionType === 1 && !ApprovalStatus;

/** Returns true when the last day of a contract's approval is over on a day in Riyadh; false for a text that is no day. */
export function isOverdue({ ExpirationDate }: Pick<Application, 'ExpirationDate'>, today: Day): boolean {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(ExpirationDate) ?? [];
  return day !== undefined && day < isoDay(today);
}
