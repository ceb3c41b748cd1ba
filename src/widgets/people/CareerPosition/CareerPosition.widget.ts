import { careerPosition } from '#sitecore/definitions/renderings/career-position.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(careerPosition, {
  dictionary: ['career_current', 'career_previous', 'career_skills', 'career_qualifications', 'career_experience'],
});

export type CareerPositionProps = WidgetProps<typeof widget>;
