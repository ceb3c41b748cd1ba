import type { Part } from '#src/queries/site-search.query.ts';
import { groupTerm, termsOf } from './page-query.ts';
import { type PlacedWord, placedWords } from './search-words.ts';
import type { SearchLexicon } from './synonyms.ts';

/** Most characters of an excerpt. */
const LENGTH = 180;

/** Characters before the first word that is marked, where a sentence is longer. */
const BEFORE = 60;

/** The words of a text, with those marked by which its page was found. */
interface MarkedWords {
  readonly words: readonly PlacedWord[];
  readonly marked: ReadonlySet<number>;
}

/** Finds what a page was found by in its texts: its own words, and words that mean the same. */
export class Excerpts {
  readonly #terms: ReadonlySet<string>;
  readonly #lexicon: SearchLexicon;

  constructor(terms: readonly string[], lexicon: SearchLexicon) {
    this.#terms = new Set(terms);
    this.#lexicon = lexicon;
  }

  /** Marks what is found of a text; the joined parts equal the text. */
  mark(text: string): readonly Part[] {
    const parts: Part[] = [];
    let done = 0;
    const { words, marked } = this.#wordsOf(text);
    for (const [at, { start, end }] of words.entries()) {
      if (!marked.has(at)) continue;
      parts.push({ text: text.slice(done, start), isMatch: false }, { text: text.slice(start, end), isMatch: true });
      done = end;
    }
    return [...parts, { text: text.slice(done), isMatch: false }].filter((part) => part.text !== '');
  }

  /** Returns the sentence of some texts with the most different words that are found, marked; nothing where none has any. */
  sentence(texts: readonly string[]): readonly Part[] {
    let best = { sentence: '', count: 0, first: 0 };
    for (const sentence of texts.flatMap(sentencesOf)) {
      const { words, marked } = this.#wordsOf(sentence);
      const count = new Set([...marked].map((at) => words[at]?.stem)).size;
      const [first = 0] = marked;
      if (count > best.count) best = { sentence, count, first: words[first]?.start ?? 0 };
    }
    return best.count === 0 ? [] : this.mark(shortened(best.sentence, best.first));
  }

  #wordsOf(text: string): MarkedWords {
    const words = placedWords(text);
    const own = [...words.keys()].filter((at) =>
      words
        .slice(at, at + 1)
        .flatMap(termsOf)
        .some((term) => this.#terms.has(term)),
    );
    const named = this.#lexicon
      .phrasesIn(words)
      .filter(({ groups }) => groups.some((group) => this.#terms.has(groupTerm(group))))
      .flatMap(({ start, end }) => Array.from({ length: end - start }, (_, more) => start + more));
    return { words, marked: new Set([...own, ...named].sort((one, other) => one - other)) };
  }
}

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?؟؛])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Cuts a long sentence at blanks, with the first word that is found in it. */
function shortened(sentence: string, first: number): string {
  if (sentence.length <= LENGTH) return sentence;
  const from = first <= BEFORE ? 0 : sentence.indexOf(' ', first - BEFORE) + 1;
  const rest = sentence.slice(from);
  const part = rest.length <= LENGTH ? rest : rest.slice(0, rest.lastIndexOf(' ', LENGTH));
  return `${from > 0 ? '… ' : ''}${part === '' ? rest.slice(0, LENGTH) : part}${part.length < rest.length ? ' …' : ''}`;
}
