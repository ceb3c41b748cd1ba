import { teamGrid } from '#sitecore/definitions/renderings/team-grid.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(teamGrid, { dictionary: ['team_member_page'] });

export type TeamGridProps = WidgetProps<typeof widget>;
