import { branchDetail } from '#sitecore/definitions/renderings/branch-detail.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { STATUS_PHRASES } from '#src/features/locator/locator-phrases.ts';
import type { BranchDetailData } from './branch-data.ts';

export const widget = defineWidget(branchDetail, {
  client: 'visible',
  enhancement: true,
  dictionary: [
    ...STATUS_PHRASES,
    'branch_access',
    'branch_all',
    'branch_day',
    'branch_hours',
    'branch_ladies',
    'branch_ladies_only',
    'branch_nearest_atms',
    'branch_nearest_branches',
    'branch_phone',
    'branch_ramadan',
    'branch_services',
    'branch_today',
    'branch_visit',
    'branch_working_days',
    'locator_directions',
    'locator_km',
    'sign_in_new_tab',
  ],
});

export type BranchDetailProps = WidgetProps<typeof widget, BranchDetailData>;
