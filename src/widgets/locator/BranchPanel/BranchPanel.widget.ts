import { branchPanel } from '#sitecore/definitions/renderings/branch-panel.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { STATUS_PHRASES } from '#src/features/locator/locator-phrases.ts';
import { MAP_PHRASES } from '#src/features/locator/map/locator-map.ts';
import { PLACE_MAP_PHRASES } from '#src/features/locator/map/place-map-phrases.ts';
import type { BranchPanelData } from './branch-panel-data.ts';

export const widget = defineWidget(branchPanel, {
  client: 'visible',
  enhancement: true,
  dictionary: [
    ...PLACE_MAP_PHRASES,
    ...MAP_PHRASES,
    ...STATUS_PHRASES,
    'app_code',
    'branch_ladies',
    'branch_working_days',
    'locator_atms',
    'locator_branch_page',
    'locator_branches',
    'locator_directions',
    'locator_none',
    'panel_every_day',
    'panel_full_list',
    'panel_more',
    'panel_types',
    'sign_in_new_tab',
  ],
  queryKeys: ['type', 'place'],
  queryIsPersonal: false,
});

export type BranchPanelProps = WidgetProps<typeof widget, BranchPanelData>;

/** Props of a part of the panel. */
export interface PanelPartProps extends BranchPanelProps {
  /** Level of the part's headings. */
  readonly partLevel: 2 | 3;
}
