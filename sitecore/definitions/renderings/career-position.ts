import { option } from '../params.ts';
import { rendering } from '../rendering.ts';
import { careerDetails } from '../templates/career-position.ts';

/** A position or a person's career; without a datasource that of the page. `career-next-step` is beside its last panel. */
export const careerPosition = rendering('CareerPosition', {
  datasource: careerDetails,
  /** `person` shows the picture as a portrait, and tells search engines of the person. */
  params: { Subject: option('position', 'person') },
  placeholders: ['career-next-step'],
});
