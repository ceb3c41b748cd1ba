import { type Day, riyadhDayStart } from '#sitecore/rules/calendar-day.ts';

/** Ids of the templates `Page`, `Article` and `Offer`. */
export const PAGE = 'F8856485BF27553DA13152B73A0C6E6B';
const ARTICLE = '36B6D6B984C05B8689806FF40B235897';
const OFFER = '5A56024A0D7B5B7DB273A7A95F187F73';

/**
 * Conditions of a listed page, for the `AND` of a search that has the variables of `listingMoments`. The sitemap, the search, its
 * suggestions and the site map have listed pages alone: none that search engines must not index, no article without a day or
 * before it, and no offer that is inactive or has ended.
 */
export const LISTED = `
          { name: "Attributes", value: "noindex", operator: NCONTAINS }
          {
            OR: [
              { name: "_templates", value: "${ARTICLE}", operator: NCONTAINS }
              { name: "PublishedDate", value: $tomorrow, operator: LT }
            ]
          }
          {
            OR: [
              { name: "_templates", value: "${OFFER}", operator: NCONTAINS }
              {
                AND: [
                  { name: "IsActive", value: "true" }
                  { OR: [{ name: "ExpiryDate", value: $today, operator: GTE }, { name: "ExpiryDate", value: "" }] }
                ]
              }
            ]
          }`;

/** The opposite of `LISTED`. */
export const UNLISTED = `
          {
            OR: [
              { name: "Attributes", value: "noindex", operator: CONTAINS }
              {
                AND: [
                  { name: "_templates", value: "${ARTICLE}", operator: CONTAINS }
                  { OR: [{ name: "PublishedDate", value: $tomorrow, operator: GTE }, { name: "PublishedDate", value: "" }] }
                ]
              }
              {
                AND: [
                  { name: "_templates", value: "${OFFER}", operator: CONTAINS }
                  { OR: [{ name: "IsActive", value: "true", operator: NEQ }, { name: "ExpiryDate", value: $today, operator: LT }] }
                ]
              }
            ]
          }`;

/** Returns the moments at which a day in Riyadh and the next begin. */
export const listingMoments = (today: Day) => ({
  today: riyadhDayStart(today),
  tomorrow: riyadhDayStart(today + 1),
});
