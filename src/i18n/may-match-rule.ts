/** Matches every text that a text rule could mark; apart from the rules, which are not sent to every page. */
export const MAY_MATCH_RULE = /[+%٪§]|SAR|ريال/;
