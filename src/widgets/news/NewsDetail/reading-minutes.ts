/** Words that people read in a minute, of either language. */
const WORDS_PER_MINUTE = 200;

/** Returns the whole minutes that reading a formatted text takes; 0 for one of less than half a minute. */
export const readingMinutes = (html: string): number =>
  Math.round((html.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0) / WORDS_PER_MINUTE);
