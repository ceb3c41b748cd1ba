import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** The partners of the loyalty programme, which a service of the bank lists. */
export const rewardsCatalogue = rendering('RewardsCatalogue', {
  datasource: template('Rewards Catalogue', {
    Title: text({ required: true }),
    Description: text({ multiline: true }),
  }),
});
