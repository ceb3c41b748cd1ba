/**
 * JSON's null as a value of GraphQL: the response has null where Sitecore's schema says `JSON!`, for an empty lookup and
 * for an item without a layout.
 */
export const JSON_NULL = { toJSON: () => null };
