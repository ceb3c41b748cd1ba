import { ID_SOURCE } from './ids.ts';

/** A title with ids as a test file spells it: its text up to the first value that is filled in when the test runs. */
export type DeclaredTitle = {
  readonly text: string;
  readonly line: number;
  /** Tells that `text` is the whole title. */
  readonly isWhole: boolean;
};

/** Matches the call of a test, or of a table (`test.each(table)(…`), up to its title. */
const CALL = '(?:\\b(?:test|it)(?:\\.\\w+)*|[)`])\\(\\s*';

/** A value that is filled in when the test runs: of a template, or of a table. */
const PLACEHOLDER = '\\$\\{|\\$[A-Za-z_]|%[sdifjoOc#]';

const DECLARED = new RegExp(
  `${CALL}(?<quote>['"\`])(?<text>${ID_SOURCE}[\\s,](?:(?!\\k<quote>|${PLACEHOLDER})(?:\\\\.|[^\\\\]))*)(?<end>\\k<quote>)?`,
  'g',
);

/** Finds the titles in a test file's text that begin with an id, by searching the text for them. */
export function findDeclaredTitles(source: string): DeclaredTitle[] {
  return [...source.matchAll(DECLARED)].map(({ index, groups, 0: call }) => {
    const text = groups?.text ?? '';
    const line = source.slice(0, index + call.lastIndexOf(text)).split('\n').length;
    return { text: text.replace(/\\(.)/g, '$1'), line, isWhole: groups?.end !== undefined };
  });
}

/** Tells if a test that ran has a title that the file spells so. */
export const isTitleOf = ({ text, isWhole }: DeclaredTitle, title: string): boolean =>
  isWhole ? title === text : title.startsWith(text);
