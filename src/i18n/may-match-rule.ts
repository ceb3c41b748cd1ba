/** Matches every text that a text rule could mark; apart from the rules, which are not sent to every page. */
export const MAY_MATCH_RULE =
  /[+%٪§]|SAR|ريال|[\d٠-٩]\)?[ \u00A0\u2007\u2009\u202F/:\-\u2010\u2011]{1,3}[(A-Z\d٠-٩]|\)[\d٠-٩]/;
